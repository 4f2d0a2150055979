import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import type { ListOption } from "@/components/ui/list-option";
import { Select } from "@/components/ui/select";

beforeAll(() => import("@/components/ui/list-popup"));
afterEach(() => jest.useRealTimers());

const SITES: ListOption[] = [
  { value: "pottery", label: "Pottery studio" },
  { value: "walking", label: "Walking club" },
  { value: "old", label: "Old site", disabled: true },
  { value: "wine", label: "Wine list" },
  { value: "winter", label: "Winter menu" },
];

function Sites({ options = SITES, isLoading }: { options?: ListOption[]; isLoading?: boolean }) {
  const [value, setValue] = useState<string | null>("pottery");
  return (
    <Field label="Site" hint="Where it goes">
      {(aria) => (
        <Select {...aria} name="site" options={options} value={value} onChange={setValue} isLoading={isLoading} />
      )}
    </Field>
  );
}

const control = () => screen.getByRole("combobox", { name: "Site", description: "Where it goes" });
const list = () => screen.queryByRole("listbox");

/** The text of the control's active option. */
function activeOption() {
  const id = control().getAttribute("aria-activedescendant");
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
}

async function openByKeyboard() {
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("listbox");
}

test("the list has the name of its control", async () => {
  render(<Sites />);

  await openByKeyboard();

  expect(screen.getByRole("listbox", { name: "Site" })).toBeTruthy();
});

test("opens by keyboard with the chosen option active, and the control keeps the focus", async () => {
  render(<Sites />);
  await openByKeyboard();

  expect(activeOption()).toBe("Pottery studio");
  expect(document.activeElement).toBe(control());
  expect(control().getAttribute("aria-expanded")).toBe("true");
  expect(control().getAttribute("aria-controls")).toBe(list()?.id);
});

test("is navigated with the arrow keys, past disabled options, and Enter chooses", async () => {
  render(<Sites />);
  await openByKeyboard();

  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(activeOption()).toBe("Wine list");
  await userEvent.keyboard("{Enter}");

  expect(list()).toBeNull();
  expect(control().textContent).toBe("Wine list");
});

test("Home and End move to the first and the last option", async () => {
  render(<Sites />);
  await openByKeyboard();

  await userEvent.keyboard("{End}");
  expect(activeOption()).toBe("Winter menu");
  await userEvent.keyboard("{Home}");
  expect(activeOption()).toBe("Pottery studio");
});

test("Escape keeps the previous choice", async () => {
  render(<Sites />);
  await openByKeyboard();

  await userEvent.keyboard("{ArrowDown}{Escape}");

  expect(list()).toBeNull();
  expect(control().textContent).toBe("Pottery studio");
});

test("a press on an option chooses it", async () => {
  render(<Sites />);
  await userEvent.click(control());

  await userEvent.click(await screen.findByRole("option", { name: "Walking club" }));

  expect(control().textContent).toBe("Walking club");
  expect(document.querySelector<HTMLInputElement>('input[name="site"]')?.value).toBe("walking");
});

test("typed letters find an option, and are cleared half a second after the last letter", async () => {
  jest.useFakeTimers();
  render(<Sites />);
  const press = (key: string) => fireEvent.keyDown(control(), { key });
  const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  act(() => control().focus());
  await passTime(1);

  press("w");
  await passTime(490);
  press("i");
  await passTime(490);
  press("n");
  await passTime(490);
  press("t");
  await passTime(1);
  expect(activeOption()).toBe("Winter menu");

  await passTime(500);
  press("p");
  await passTime(1);
  expect(activeOption()).toBe("Pottery studio");
});

test("repeating a letter cycles through the options that begin with it", async () => {
  render(<Sites />);
  await userEvent.tab();

  await userEvent.keyboard("w");
  await screen.findByRole("listbox");
  expect(activeOption()).toBe("Walking club");
  await userEvent.keyboard("w");
  expect(activeOption()).toBe("Wine list");
});

test("shows a loading state only after half a second", async () => {
  jest.useFakeTimers();
  render(<Sites options={[]} isLoading />);
  const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  fireEvent.click(control());
  await passTime(1);
  await passTime(480);
  expect(screen.queryByText("Loading")).toBeNull();
  await passTime(30);
  expect(screen.queryByText("Loading")).not.toBeNull();
});

test("shows a message when there are no options", async () => {
  render(<Sites options={[]} />);
  await userEvent.click(control());

  expect(await screen.findByText("There are no items matching your query")).toBeTruthy();
});
