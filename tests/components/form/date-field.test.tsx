import { fireEvent, render, screen } from "@testing-library/react";
import { useForm, useWatch } from "react-hook-form";
import { DateField } from "@/components/form/date-field";
import { I18nProvider } from "@/components/i18n/i18n-provider";

type Values = { until: string | null };

function DateForm({ until, day }: Values & { day?: "first" }) {
  const { control } = useForm<Values, unknown, Values>({ defaultValues: { until } });
  return (
    <>
      <DateField control={control} name="until" label="Last day" min={new Date(2026, 10, 2, 12)} day={day} />
      <output>{JSON.stringify(useWatch({ control, name: "until" }))}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Last day");
const enter = (value: string) => fireEvent.change(field(), { target: { value } });
const value = (): unknown => JSON.parse(screen.getByRole("status").textContent);
const lastSecond = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 23, 59, 59).toISOString();

test("a date means the end of that day, in the browser's time zone if the account has none", () => {
  render(<DateForm until={null} />);

  enter("2040-05-01");

  expect([field().value, value()]).toEqual(["2040-05-01", lastSecond(2040, 5, 1)]);
});

test('with `day="first"`, a date means the start of that day in the time zone of the account', () => {
  render(
    <I18nProvider language="en" lines={{}} timeZone="Pacific/Kiritimati">
      <DateForm until="2040-04-30T10:00:00.000Z" day="first" />
    </I18nProvider>,
  );
  const shownDate = field().value;

  enter("2040-05-02");

  expect([shownDate, field().value, value()]).toEqual(["2040-05-01", "2040-05-02", "2040-05-01T10:00:00.000Z"]);
});

test("a date means the end of that day in the time zone of the user's account, not in the browser's", () => {
  render(
    <I18nProvider language="en" lines={{}} timeZone="Pacific/Kiritimati">
      <DateForm until="2040-04-30T10:00:00.000Z" />
    </I18nProvider>,
  );
  const shownDate = field().value;

  enter("2040-05-02");

  expect([shownDate, value()]).toEqual(["2040-05-01", "2040-05-02T09:59:59.000Z"]);
});

test("a saved time is shown as its date, and the value of an emptied field is null", () => {
  render(<DateForm until={lastSecond(2040, 5, 1)} />);
  const shownDate = field().value;

  enter("");

  expect([shownDate, field().value, value()]).toEqual(["2040-05-01", "", null]);
});

test("an incomplete year is not replaced while it is typed", () => {
  render(<DateForm until={null} />);

  enter("0002-05-01");

  expect(field().value).toBe("0002-05-01");
});

test("days before `min` are not offered", () => {
  render(<DateForm until={null} />);

  expect(field().min).toBe("2026-11-02");
});
