import RotaryWheel

let wheel = RotaryWheelWidget(labels: ["Circles", "Flower", "Monster", "Person"])
wheel.onSettled = { wheel, _ in print(wheel.selectedText ?? "") }
wheel.show()
