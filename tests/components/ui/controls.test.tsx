import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { OtpInput } from "@/components/ui/otp-input";
import { PasswordInput } from "@/components/ui/password-input";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Segmented } from "@/components/ui/segmented";
import { Tabs } from "@/components/ui/tabs";

function View() {
  const [value, setValue] = useState("grid");
  const options = ["grid", "list"].map((each) => ({ value: each, label: each }));
  return <Segmented label="View" value={value} onChange={setValue} options={options} />;
}

describe("Button", () => {
  test("does not submit a form unless its type is submit", () => {
    render(<Button>Preview</Button>);
    expect(screen.getByRole<HTMLButtonElement>("button").type).toBe("button");
  });

  test("is marked as busy, keeps the focus and ignores the keyboard while pending", async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Save</Button>);
    await userEvent.tab();

    rerender(
      <Button onClick={onClick} pending pendingLabel="Saving">
        Save
      </Button>,
    );
    await userEvent.keyboard("{Enter}");

    const button = screen.getByRole("button", { name: "Saving" });
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(document.activeElement).toBe(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  test("keeps its name while pending if it has no pending label", () => {
    render(<Button pending>Continue</Button>);
    expect(screen.getByRole("button", { name: "Continue" })).toBeTruthy();
  });

  test("does not submit a form while pending", async () => {
    const onSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Input aria-label="Name" />
        <Button type="submit" pending>
          Save
        </Button>
      </form>,
    );

    await userEvent.type(screen.getByLabelText("Name"), "Ines{Enter}");

    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("Field", () => {
  test("names its control and describes it with the hint", () => {
    render(
      <Field label="Site name" hint="Shown in the title bar.">
        {(aria) => <Input {...aria} />}
      </Field>,
    );

    const control = screen.getByRole("textbox", { name: "Site name", description: "Shown in the title bar." });
    expect(control.getAttribute("aria-invalid")).toBeNull();
  });

  test("marks its control as invalid and describes it with the error", () => {
    render(
      <Field label="Address" hint="Small letters." error="This word is reserved.">
        {(aria) => <Input {...aria} />}
      </Field>,
    );

    const control = screen.getByRole("textbox", { name: "Address", description: "This word is reserved." });
    expect(control.getAttribute("aria-invalid")).toBe("true");
  });
});

test("a button shows and hides the password", async () => {
  render(<PasswordInput aria-label="Password" />);
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  expect(field.type).toBe("password");

  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(field.type).toBe("text");

  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(field.type).toBe("password");
});

test("a code is entered in one field of six digits, which phones can fill in", () => {
  render(<OtpInput aria-label="Code" />);

  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });
  expect([field.maxLength, field.inputMode, field.autocomplete]).toEqual([6, "numeric", "one-time-code"]);
  expect(new RegExp(`^${field.pattern}$`).test("012345")).toBe(true);
});

test("a checkbox can be partly checked", () => {
  render(<Checkbox label="All" mixed />);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "All" }).indeterminate).toBe(true);
});

test("segments are radios of one group", async () => {
  render(<View />);

  await userEvent.click(screen.getByRole("radio", { name: "list" }));

  expect(screen.getByRole("group", { name: "View" })).toBeTruthy();
  expect(new Set(screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.name)).size).toBe(1);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "list" }).checked).toBe(true);
});

test("tabs are navigated with the arrow keys and Home, and only the chosen tab's view is shown", async () => {
  const tabs = ["Details", "Sessions", "Audit"].map((label) => ({ value: label, label, content: `${label} here` }));
  render(<Tabs label="User" tabs={tabs} />);
  await userEvent.tab();

  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getAllByRole("tabpanel").map(({ textContent }) => textContent)).toEqual(["Audit here"]);

  await userEvent.keyboard("{Home}{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Sessions" }).getAttribute("aria-selected")).toBe("true");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Sessions" }));
});

test("the arrow keys move between tabs in the direction of the text", async () => {
  document.documentElement.dir = "rtl";
  const tabs = ["Details", "Sessions", "Audit"].map((label) => ({ value: label, label, content: label }));
  render(<Tabs label="User" tabs={tabs} />);
  await userEvent.tab();

  await userEvent.keyboard("{ArrowLeft}");
  document.documentElement.dir = "";

  expect(screen.getByRole("tabpanel").textContent).toBe("Sessions");
});

test("a progress bar announces its value as a percentage", () => {
  render(<ProgressBar label="Files" value={3} max={4} />);
  expect(screen.getByRole("progressbar", { name: "Files" }).getAttribute("aria-valuenow")).toBe("75");
});

test.each([
  ["Ines Morel", "IM"],
  ["ines@example.com", "I"],
  ["Ana María de la Cruz", "AC"],
  ["إيناس موريل", "إم"],
])("an avatar without a picture shows the initials of %s", (name, initials) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(initials);
});

test("an avatar shows its picture", () => {
  const { container } = render(<Avatar name="Ines Morel" src="/files/1" />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/files/1");
});
