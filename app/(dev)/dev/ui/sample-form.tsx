"use client";

import { ApiForm } from "@/components/form/api-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ComboboxField } from "@/components/form/combobox-field";
import { EmailField } from "@/components/form/email-field";
import { ImageField } from "@/components/form/image-field";
import { NativeSelectField } from "@/components/form/native-select-field";
import { NumberField } from "@/components/form/number-field";
import { PasswordField } from "@/components/form/password-field";
import { RadioField } from "@/components/form/radio-field";
import { SaveButton } from "@/components/form/save-button";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { useApiForm } from "@/components/form/use-api-form";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/client";
import { Part } from "./part";
import { SITES, ZONES } from "./sample-data";

const blank = {
  name: "",
  email: "",
  password: "",
  site: "pottery",
  zone: "UTC",
  cycle: "year",
  start: "pottery",
  seats: null as number | null,
  note: "",
  logo: null as File | string | null,
  listed: true,
  terms: false,
};
const CYCLES = [
  { value: "year", label: "Annual" },
  { value: "month", label: "Monthly" },
];

/** A form with common kinds of fields. Saving simulates a call that takes a second and rejects only the name "www". */
export function SampleForm() {
  const { form, pending, onSubmit } = useApiForm<typeof blank, void>({
    schema: () => import("./sample-schema").then((module) => module.sampleInput),
    defaultValues: blank,
    submit: send,
    onSuccess: () => toast({ message: "Updated account details" }),
  });
  const { control } = form;

  return (
    <Part title="A form">
      <div>
        <ApiForm onSubmit={onSubmit} pending={pending} className="grid max-w-96 gap-4">
          <TextField control={control} name="name" label="Site name" required hint="The server refuses www." />
          <EmailField control={control} name="email" label="Email" required />
          <PasswordField control={control} name="password" label="Password" required />
          <SelectField control={control} name="site" label="Copy from" options={SITES} />
          <ComboboxField control={control} name="zone" label="Time zone" options={ZONES} />
          <NativeSelectField control={control} name="start" label="Start page">
            <option value="pottery">Pottery studio</option>
            <option value="walking">Walking club</option>
          </NativeSelectField>
          <RadioField control={control} name="cycle" label="Billing cycle" options={CYCLES} />
          <NumberField control={control} name="seats" label="Seats" hint="Empty: as many as you like." />
          <TextareaField control={control} name="note" label="Note" />
          <ImageField control={control} name="logo" label="Logo" required />
          <SwitchField control={control} name="listed" label="List this site" />
          <CheckboxField control={control} name="terms" label="I accept the terms" required />
          <div>
            <SaveButton control={control} />
          </div>
        </ApiForm>
      </div>
    </Part>
  );
}

async function send(values: typeof blank) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (values.name !== "www") return;
  const message = "This word is reserved. Try pottery-studio.";
  throw new ApiError(422, { code: "invalid", message, errors: { name: [message] } });
}
