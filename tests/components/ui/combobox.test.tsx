import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Combobox } from "@/components/ui/combobox";

beforeAll(() => import("@/components/ui/list-popup"));

const ZONES = ["America/New_York", "Asia/Tbilisi", "Europe/Lisbon", "America/São_Paulo"].map((zone) => ({
  value: zone,
  label: zone,
}));

function Zones() {
  const [value, setValue] = useState<string | null>("Europe/Lisbon");
  return <Combobox aria-label="Time zone" options={ZONES} value={value} onChange={setValue} />;
}

const control = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Time zone" });
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);

beforeEach(() => render(<Zones />));

test("shows the choice and, once opened, all options", async () => {
  expect(control().value).toBe("Europe/Lisbon");

  await userEvent.click(control());

  await screen.findByRole("listbox");
  expect(options()).toHaveLength(4);
});

test("finds options by any part of their name, and Enter chooses the first match", async () => {
  await userEvent.type(control(), "lis", { initialSelectionStart: 0, initialSelectionEnd: 99 });
  await screen.findByRole("listbox");
  expect(options()).toEqual(["Asia/Tbilisi", "Europe/Lisbon"]);

  await userEvent.keyboard("{Enter}");

  expect(control().value).toBe("Asia/Tbilisi");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("ignores accents and underscores", async () => {
  await userEvent.type(control(), "sao paulo", { initialSelectionStart: 0, initialSelectionEnd: 99 });
  await screen.findByRole("listbox");

  expect(options()).toEqual(["America/São_Paulo"]);
  expect(document.querySelector("b")?.textContent).toBe("São_Paulo");
});

test("shows a message when nothing matches", async () => {
  await userEvent.type(control(), "qqq", { initialSelectionStart: 0, initialSelectionEnd: 99 });

  expect(await screen.findByText("There are no items matching your query")).toBeTruthy();
});

test("shows the chosen option again when the field is left without a new choice", async () => {
  await userEvent.type(control(), "qqq", { initialSelectionStart: 0, initialSelectionEnd: 99 });
  await screen.findByRole("listbox");

  await userEvent.click(document.body);

  expect(control().value).toBe("Europe/Lisbon");
});
