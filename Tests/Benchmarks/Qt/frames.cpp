/* Prints the CPU milliseconds that a frame of Qt's controls in motion costs, the X server's part included, in the lines
 * that the program of GTK's controls prints. The argument is the process id of the X server. */
#include <QtQuick>
#include <QtWidgets>
#include <ctime>
#include <functional>
#include <memory>

namespace
{
constexpr int side = 480, rounds = 5;
pid_t server;

double cpuTime (pid_t process) {
  clockid_t clock;
  timespec time;
  if (clock_getcpuclockid (process, &clock) || clock_gettime (clock, &time))
    qFatal ("no CPU time of process %d", process);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

void runFor (int milliseconds) {
  QEventLoop loop;
  // QCoreApplication::quit closes all windows.
  QTimer::singleShot (milliseconds, &loop, &QEventLoop::quit);
  loop.exec ();
}

void measure (const char *name, int count, const int &frames) {
  runFor (200);
  double start = cpuTime (0) + cpuTime (server);
  int first = frames;
  runFor (1000);
  printf ("%s %d %.3f\n", name, count, (cpuTime (0) + cpuTime (server) - start) / (frames - first));
}

/* A picture that turns, as QPainter draws it. */
class RotatedPixmap : public QWidget
{
public:
  int frames = 0;
  RotatedPixmap () {
    pixmap.fill (Qt::darkCyan);
    resize (side, side);
    startTimer (16, Qt::PreciseTimer);
  }

protected:
  void timerEvent (QTimerEvent *) override { update (); }

  void paintEvent (QPaintEvent *) override {
    QPainter painter (this);
    painter.setRenderHint (QPainter::SmoothPixmapTransform);
    painter.translate (side / 2, side / 2);
    painter.rotate (++frames * 3);
    painter.drawPixmap (-side / 2, -side / 2, pixmap);
  }

private:
  QPixmap pixmap{ side, side };
};

/* Dials whose values change in each frame. */
class Dials : public QWidget
{
public:
  int frames = 0;
  explicit Dials (int count) {
    auto *grid = new QGridLayout (this);
    for (int i = 0; i < count; i++)
      {
        dials << new QDial;
        dials.last ()->setFixedSize (64, 64);
        grid->addWidget (dials.last (), i / 10, i % 10);
      }
    startTimer (16, Qt::PreciseTimer);
  }

protected:
  void timerEvent (QTimerEvent *) override {
    frames++;
    for (QDial *dial : dials)
      dial->setValue (frames % 100);
  }

private:
  QList<QDial *> dials;
};

void measureQuick (const char *name, int count, const QByteArray &source) {
  QQuickView view;
  QQmlComponent component (view.engine ());
  int frames = 0;
  component.setData ("import QtQuick\nimport QtQuick.Controls.Basic\n" + source, {});
  view.setContent ({}, &component, component.create ());
  QObject::connect (&view, &QQuickWindow::frameSwapped, [&] { frames++; });
  view.show ();
  measure (name, count, frames);
}

/* As many visible items as our rim has, at ten items a second. */
const char pathView[] = R"(
PathView {
  width: 480; height: 480; model: 1000; pathItemCount: 9
  NumberAnimation on offset { from: 0; to: 1000; duration: 100000 }
  path: Path { startX: -300; startY: 420; PathQuad { x: 780; y: 420; controlX: 240; controlY: 60 } }
  delegate: Rectangle {
    width: 133; height: 173; radius: 12; color: "white"; border.color: "gray"
    rotation: (x - 180) / 12
    Text { anchors.centerIn: parent; text: "Item " + index }
  }
})";

QByteArray quickDials (int count) {
  return "Grid { id: grid; columns: 10; property real value; NumberAnimation on value { from: 0; to: 1000; duration: "
         "100000 }\n Repeater { model: "
         + QByteArray::number (count) + "; Dial { width: 64; height: 64; value: grid.value % 1 } } }";
}
}

int main (int argc, char *argv[]) {
  QApplication app (argc, argv);

  app.setQuitOnLastWindowClosed (false);
  server = argc > 1 ? atoi (argv[1]) : 0;
  for (int round = 0; round < rounds; round++)
    {
      {
        RotatedPixmap picture;
        picture.show ();
        measure ("qt-pixmap", 0, picture.frames);
      }
      for (int count : { 10, 100 })
        {
          Dials dials (count);
          dials.show ();
          measure ("qt-dials", count, dials.frames);
        }
      for (int count : { 10, 100 })
        measureQuick ("quick-dials", count, quickDials (count));
      measureQuick ("path-view", 1000, pathView);
    }
}
