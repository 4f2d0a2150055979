import { act, fireEvent, render, screen } from "@testing-library/react";
import { Tooltip } from "@/components/ui/tooltip";

beforeAll(() => import("@/components/ui/tooltip-bubble"));

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <Tooltip text="Undo" keys="Ctrl Z">
      {(trigger) => (
        <button type="button" {...trigger} aria-label="Undo">
          U
        </button>
      )}
    </Tooltip>,
  );
});
afterEach(() => jest.useRealTimers());

const button = () => screen.getByRole("button");
const bubble = () => screen.queryByRole("tooltip");

async function passTime(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

async function open() {
  fireEvent.pointerEnter(button());
  await passTime(1500);
  await passTime(0);
}

test("opens after 1500 ms under the pointer, and not before", async () => {
  fireEvent.pointerEnter(button());
  await passTime(1490);
  expect(bubble()).toBeNull();

  await passTime(20);
  expect(bubble()?.textContent).toBe("UndoCtrl Z");
});

test("describes its control while it is open", async () => {
  await open();

  expect(button().getAttribute("aria-describedby")).toBe(bubble()?.id);
});

test("closes 500 ms after the pointer has left, and not before", async () => {
  await open();

  fireEvent.pointerLeave(button());
  await passTime(490);
  expect(bubble()).not.toBeNull();
  await passTime(20);
  expect(bubble()).toBeNull();
});

test("stays open if the pointer comes back within 500 ms", async () => {
  await open();

  fireEvent.pointerLeave(button());
  await passTime(300);
  fireEvent.pointerEnter(button());
  await passTime(1000);

  expect(bubble()).not.toBeNull();
});

test("never opens for a pointer that only passes by", async () => {
  fireEvent.pointerEnter(button());
  await passTime(1000);
  fireEvent.pointerLeave(button());
  await passTime(5000);

  expect(bubble()).toBeNull();
});

test("opens on keyboard focus too, and closes on Escape", async () => {
  act(() => button().focus());
  await passTime(1500);
  await passTime(0);
  expect(bubble()).not.toBeNull();

  fireEvent.keyDown(document, { key: "Escape" });
  expect(bubble()).toBeNull();
});

test("does not open for the focus that follows a press", async () => {
  fireEvent.pointerEnter(button());
  fireEvent.pointerDown(button());
  act(() => button().focus());

  await passTime(5000);

  expect(bubble()).toBeNull();
});

test("closes at once when its control is pressed", async () => {
  await open();

  fireEvent.pointerDown(button());

  expect(bubble()).toBeNull();
});
