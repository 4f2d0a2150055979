import { fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { ExpiryField } from "@/components/access-tokens/expiry-field";
import { RestrictionFields } from "@/components/permissions/restriction-fields";
import type { AccessTokenForm } from "@/lib/access-tokens/schema";

// After a session has ended, a form restores the unsaved input. These fields also have state of their own, which must
// follow the restored value.

function TokenForm() {
  const { control, setValue } = useForm<AccessTokenForm, unknown, AccessTokenForm>({
    defaultValues: { expires_at: null },
  });
  return (
    <>
      <ExpiryField control={control} />
      <button type="button" onClick={() => setValue("expires_at", "2040-05-01T12:00:00.000Z")}>
        Restore
      </button>
    </>
  );
}

test("a restored expiry is shown as a date", () => {
  render(<TokenForm />);

  fireEvent.click(screen.getByRole("button", { name: "Restore" }));

  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Expires" }).value).toBe("date");
  expect(screen.getByLabelText<HTMLInputElement>("Last day").value).toBe("2040-05-01");
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
