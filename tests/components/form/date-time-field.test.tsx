import { fireEvent, render, screen } from "@testing-library/react";
import { useForm, useWatch } from "react-hook-form";
import { DateTimeField } from "@/components/form/date-time-field";
import { I18nProvider } from "@/components/i18n/i18n-provider";

type Values = { at: string | null };

function TimeForm({ at, required }: Values & { required?: boolean }) {
  const { control } = useForm<Values, unknown, Values>({ defaultValues: { at } });
  return (
    <I18nProvider language="en" lines={{}} timeZone="Asia/Kathmandu">
      <DateTimeField
        control={control}
        name="at"
        label="Time"
        hint="Visitors see it then."
        min={new Date("2026-11-21T08:45:00Z")}
        required={required ?? false}
      />
      <output>{JSON.stringify(useWatch({ control, name: "at" }))}</output>
    </I18nProvider>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Time");
const enter = (value: string) => fireEvent.change(field(), { target: { value } });
const value = (): unknown => JSON.parse(screen.getByRole("status").textContent);

test("a time is entered in the time zone of the user's account", () => {
  render(<TimeForm at={null} />);

  enter("2040-05-01T14:30");

  expect([field().value, value()]).toEqual(["2040-05-01T14:30", "2040-05-01T08:45:00.000Z"]);
});

test("a saved time is shown in the time zone of the user's account, and the value of an emptied field is null", () => {
  render(<TimeForm at="2040-05-01T08:45:00.000Z" />);
  const shownTime = field().value;

  enter("");

  expect([shownTime, field().value, value()]).toEqual(["2040-05-01T14:30", "", null]);
});

test("the value of a required field that was emptied is an empty string, which schemas reject", () => {
  render(<TimeForm at="2040-05-01T08:45:00.000Z" required />);

  enter("");

  expect(value()).toBe("");
});

test("the field's description names the time zone after the hint", () => {
  render(<TimeForm at={null} />);

  const description = document.getElementById(field().getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toBe("Visitors see it then. In the time zone Asia/Kathmandu.");
});

test("times before `min` are not offered", () => {
  render(<TimeForm at={null} />);

  expect(field().min).toBe("2026-11-21T14:30");
});
