import { fireEvent, render, screen } from "@testing-library/react";
import { useForm, useWatch } from "react-hook-form";
import { NumberField } from "@/components/form/number-field";

type Values = { amount: number | null };

function AmountForm() {
  const { control } = useForm<Values, unknown, Values>({ defaultValues: { amount: 3 } });
  return (
    <>
      <NumberField control={control} name="amount" label="Amount" />
      <output>{String(useWatch({ control, name: "amount" }))}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Amount");
const value = () => screen.getByRole("status").textContent;

test("the value of an emptied number field is null, not 0", () => {
  render(<AmountForm />);
  const initialValue = [field().value, value()];

  fireEvent.input(field(), { target: { value: "" } });

  expect([initialValue, value()]).toEqual([["3", "3"], "null"]);
});

test("the value of a field whose text is not a number is NaN, not null", () => {
  render(<AmountForm />);

  enterText(field());

  expect(value()).toBe("NaN");
});

/** Acts like a browser in which a text such as "5e" was typed: the value is empty, and the input is marked as bad. */
function enterText(input: HTMLInputElement) {
  Object.defineProperty(input, "validity", { value: { badInput: true } });
  fireEvent.input(input, { target: { value: "" } });
}
