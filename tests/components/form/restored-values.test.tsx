import "@/lib/i18n/message"; // formats plurals; the app loads this module on demand
import { fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { AbilitiesField } from "@/components/access-tokens/abilities-field";
import { ExpiryField } from "@/components/access-tokens/expiry-field";
import { RestrictionFields } from "@/components/permissions/restriction-fields";
import { BanEndField } from "@/components/users/ban-end-field";
import type { AccessTokenForm } from "@/lib/access-tokens/schema";
import { DAY_MS } from "@/lib/durations";
import type { BanInput } from "@/lib/users/admin-schema";
import { member, renderOnPage } from "../site/public-page";

// If a session ends, the unsaved input of a form is restored after the next login. These fields must then show the
// restored value, not an earlier choice.

const isChecked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;
const clickRestore = () => fireEvent.click(screen.getByRole("button", { name: "Restore" }));

function TokenForm({ restored }: { restored: Partial<AccessTokenForm> }) {
  const { control, reset } = useForm<AccessTokenForm, unknown, AccessTokenForm>({
    defaultValues: { abilities: [], expires_at: null },
  });
  return (
    <>
      <AbilitiesField control={control} />
      <ExpiryField control={control} />
      <button type="button" onClick={() => reset({ abilities: [], expires_at: null, ...restored })}>
        Restore
      </button>
    </>
  );
}

function BanForm({ until }: { until: string }) {
  const { control, setValue } = useForm<BanInput, unknown, BanInput>({ defaultValues: { until: null } });
  return (
    <>
      <BanEndField control={control} />
      <button type="button" onClick={() => setValue("until", until)}>
        Restore
      </button>
    </>
  );
}

test("a restored expiry is shown as a date", () => {
  renderOnPage(<TokenForm restored={{ expires_at: "2040-05-01T12:00:00.000Z" }} />, { user: member });

  clickRestore();

  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Expires" }).value).toBe("date");
  expect(screen.getByLabelText<HTMLInputElement>("Last day").value).toBe("2040-05-01");
});

test("restored abilities are shown as chosen", () => {
  renderOnPage(<TokenForm restored={{ abilities: ["projects.create"] }} />, { user: member });

  clickRestore();

  expect(isChecked("Only what I choose")).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /projects\.create/ }).checked).toBe(true);
});

test("if no ability was chosen yet, the restored form asks for at least one", () => {
  renderOnPage(<TokenForm restored={{ abilities: null as unknown as string[] }} />, { user: member });

  clickRestore();

  expect(isChecked("Only what I choose")).toBe(true);
  expect(screen.getByText("Choose at least one.")).toBeTruthy();
});

test("a restored end of a ban is shown as the nearest number of days", () => {
  const inAboutAWeek = new Date(Date.now() + 7 * DAY_MS - 600_000).toISOString();
  renderOnPage(<BanForm until={inAboutAWeek} />, { user: member });

  clickRestore();

  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Ends" }).value).toBe("7");
});

test("a restored limit is shown instead of the earlier one", () => {
  const fields = (value: number) => (
    <RestrictionFields
      grant={{ name: "projects.create", restrictions: [{ name: "count", value }] }}
      onChange={() => undefined}
    />
  );
  const { rerender } = render(fields(5));

  rerender(fields(50));

  expect(screen.getByLabelText<HTMLInputElement>("Maximum number").value).toBe("50");
});
