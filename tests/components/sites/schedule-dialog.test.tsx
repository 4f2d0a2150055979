import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { ScheduleDialog } from "@/components/sites/schedule-dialog";
import { DialogHost } from "@/components/ui/dialog-host";
import { closeDialogs, openDialog } from "@/components/ui/dialog-store";

beforeAll(() => import("@/lib/publications/schema"));
afterEach(() => act(() => closeDialogs()));

async function openSchedule() {
  render(
    <I18nProvider language="en" lines={{}} timeZone="Asia/Kathmandu">
      <DialogHost />
    </I18nProvider>,
  );
  let result: Promise<string | undefined> = Promise.resolve(undefined);
  act(() => {
    result = openDialog<object, string>(ScheduleDialog, {});
  });
  return { field: await screen.findByLabelText<HTMLInputElement>("Time"), result };
}

test("reads the entered time in the time zone of the user's account", async () => {
  const { field, result } = await openSchedule();

  fireEvent.change(field, { target: { value: "2040-05-01T14:30" } });
  await userEvent.click(await screen.findByRole("button", { name: "Schedule" }));

  expect(await result).toBe("2040-05-01T08:45:00.000Z");
});

test("refuses a time in the past", async () => {
  const { field } = await openSchedule();

  fireEvent.change(field, { target: { value: "2020-05-01T14:30" } });
  fireEvent.blur(field);

  await screen.findByText("Choose a time in the future.");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Schedule" }).disabled).toBe(true);
});
