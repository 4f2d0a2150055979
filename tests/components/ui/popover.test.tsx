import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Popover } from "@/components/ui/popover";

beforeAll(() => import("@/components/ui/popover-panel"));
afterEach(() => jest.useRealTimers());

function show(opensOnHover = false) {
  render(
    <Popover
      label="Notifications"
      opensOnHover={opensOnHover}
      trigger={(trigger) => <button {...trigger}>Bell</button>}
    >
      {(close) => (
        <button type="button" onClick={close}>
          Done
        </button>
      )}
    </Popover>,
  );
}

const bell = () => screen.getByRole("button", { name: "Bell" });

test("opens on a press, takes the focus and marks its button as expanded", async () => {
  show();
  await userEvent.click(bell());

  const panel = await screen.findByRole("dialog", { name: "Notifications" });
  expect(panel.contains(document.activeElement)).toBe(true);
  expect(bell().getAttribute("aria-expanded")).toBe("true");
  expect(bell().getAttribute("aria-controls")).toBe(panel.id);
});

test("closes on Escape and returns the focus to its button", async () => {
  show();
  await userEvent.click(bell());
  await screen.findByRole("dialog");

  await userEvent.keyboard("{Escape}");

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(bell());
});

test("closes on a click on a field, which keeps the focus", async () => {
  render(<input aria-label="Search" />);
  show();
  await userEvent.click(bell());
  await screen.findByRole("dialog");
  const field = document.querySelector("input");

  await userEvent.click(field as HTMLInputElement);
  await userEvent.keyboard("pots");

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field?.value).toBe("pots");
});

test("closes on a second press of its button", async () => {
  show();
  await userEvent.click(bell());
  await screen.findByRole("dialog");

  await userEvent.click(bell());

  expect(screen.queryByRole("dialog")).toBeNull();
});

test("can be closed from inside", async () => {
  show();
  await userEvent.click(bell());

  await userEvent.click(await screen.findByRole("button", { name: "Done" }));

  expect(screen.queryByRole("dialog")).toBeNull();
});

test("opens on a tap, even if it also opens on hover", async () => {
  show(true);

  await userEvent.pointer({ keys: "[TouchA]", target: bell() });

  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(bell().getAttribute("aria-expanded")).toBe("true");
});

test("a popover opened by hover closes 150 ms after the pointer has left", async () => {
  jest.useFakeTimers();
  show(true);
  const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  fireEvent.pointerEnter(bell());
  await passTime(1);
  await passTime(1);
  expect(screen.queryByRole("dialog")).not.toBeNull();

  fireEvent.pointerLeave(bell());
  await passTime(140);
  expect(screen.queryByRole("dialog")).not.toBeNull();
  await passTime(20);
  expect(screen.queryByRole("dialog")).toBeNull();
});
