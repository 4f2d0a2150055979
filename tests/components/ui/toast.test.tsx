import { act, fireEvent, render, screen } from "@testing-library/react";
import { closeToast, toast } from "@/components/ui/toast";
import { ToastHost } from "@/components/ui/toast-host";

// The first toast loads the toast library. It is loaded here, because fake timers do not wait for an import.
beforeAll(() => import("@/components/ui/toast-renderer"));

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastHost />);
});

afterEach(async () => {
  closeToast();
  await passTime(1000);
  jest.useRealTimers();
});

async function passTime(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

/** Waits until the toasts are mounted, and then for two more frames. */
async function settle() {
  await passTime(1);
  await passTime(40);
}

async function show(options: Parameters<typeof toast>[0]) {
  let id = "";
  act(() => {
    id = toast(options);
  });
  await settle();
  return id;
}

const queryVisible = (text: string) => screen.queryByText(text)?.closest('[data-removed="false"]') ?? null;

test("returns an id of six characters", async () => {
  expect(await show({ message: "Saved" })).toMatch(/^[a-z0-9]{6}$/);
});

test("is shown at the bottom centre and closes after 3 seconds", async () => {
  await show({ message: "Saved" });

  const item = queryVisible("Saved");
  expect(item?.getAttribute("data-y-position")).toBe("bottom");
  expect(item?.getAttribute("data-x-position")).toBe("center");
  await passTime(2900);
  expect(queryVisible("Saved")).not.toBeNull();
  await passTime(200);
  expect(queryVisible("Saved")).toBeNull();
});

test("keeps a toast with an action for 8 seconds", async () => {
  await show({ message: "Deleted", action: { label: "Undo", onPress: () => undefined } });

  await passTime(7900);
  expect(queryVisible("Deleted")).not.toBeNull();
  await passTime(200);
  expect(queryVisible("Deleted")).toBeNull();
});

test("keeps an error for 8 seconds and announces it as an alert", async () => {
  await show({ message: "It failed", type: "danger" });

  expect(screen.getByRole("alert").textContent).toContain("It failed");
  await passTime(7900);
  expect(queryVisible("It failed")).not.toBeNull();
  await passTime(200);
  expect(queryVisible("It failed")).toBeNull();
});

test("keeps a loading toast open, whatever its duration, and without a close button", async () => {
  await show({ message: "Publishing", type: "loading", duration: 10 });

  await passTime(600_000);
  expect(queryVisible("Publishing")).not.toBeNull();
  expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();
});

test("uses the given duration and position", async () => {
  await show({ message: "Brief", duration: 500, position: "top-right" });

  expect(queryVisible("Brief")?.getAttribute("data-x-position")).toBe("right");
  await passTime(600);
  expect(queryVisible("Brief")).toBeNull();
});

test("removes the older toast when a new one is shown", async () => {
  await show({ message: "First" });
  await show({ message: "Second" });

  expect(queryVisible("First")).toBeNull();
  expect(queryVisible("Second")).not.toBeNull();
});

test("replaces the toast with the same id, with a new duration", async () => {
  await show({ id: "publi1", message: "Publishing", type: "loading" });
  await show({ id: "publi1", message: "Published" });

  expect(screen.queryByText("Publishing")).toBeNull();
  expect(queryVisible("Published")).not.toBeNull();
  await passTime(3100);
  expect(queryVisible("Published")).toBeNull();
});

test("pauses under the pointer, and resumes with the remaining time", async () => {
  await show({ message: "Saved" });
  await passTime(2000);

  fireEvent.mouseOver(screen.getByText("Saved"));
  await passTime(60_000);
  expect(queryVisible("Saved")).not.toBeNull();

  fireEvent.mouseOut(screen.getByText("Saved"), { relatedTarget: document.body });
  await passTime(800);
  expect(queryVisible("Saved")).not.toBeNull();
  await passTime(400);
  expect(queryVisible("Saved")).toBeNull();
});

test("pauses while it has the focus", async () => {
  await show({ message: "Saved" });

  act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
  await passTime(60_000);
  expect(queryVisible("Saved")).not.toBeNull();

  act(() => screen.getByRole("button", { name: "Dismiss" }).blur());
  await passTime(3100);
  expect(queryVisible("Saved")).toBeNull();
});

test("can be dismissed by its button", async () => {
  await show({ message: "Saved" });

  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  await settle();
  expect(queryVisible("Saved")).toBeNull();
});

test("offers an action, which closes the toast", async () => {
  const onPress = jest.fn();
  await show({ message: "Deleted", action: { label: "Undo", onPress } });

  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await settle();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(queryVisible("Deleted")).toBeNull();
});
