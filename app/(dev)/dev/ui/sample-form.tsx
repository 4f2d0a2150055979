"use client";

import { ApiForm } from "@/components/form/api-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { EmailField } from "@/components/form/email-field";
import { PasswordField } from "@/components/form/password-field";
import { SaveButton } from "@/components/form/save-button";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { useApiForm } from "@/components/form/use-api-form";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/client";
import { SITES } from "./sample-data";

const blank = { name: "", email: "", password: "", site: "pottery", terms: false };

/** A form whose server refuses the name "www" and lets everything else pass after a second. */
export function SampleForm() {
  const { form, pending, onSubmit } = useApiForm<typeof blank, void>({
    schema: () => import("./sample-schema").then((module) => module.sampleInput),
    defaultValues: blank,
    submit: send,
    onSuccess: () => toast({ message: "Updated account details" }),
  });
  const { control } = form;

  return (
    <>
      <h2>A form</h2>
      <div>
        <ApiForm onSubmit={onSubmit} pending={pending} className="stack max-w-sm">
          <TextField control={control} name="name" label="Site name" required hint="The server refuses www." />
          <EmailField control={control} name="email" label="Email" required />
          <PasswordField control={control} name="password" label="Password" required />
          <SelectField control={control} name="site" label="Copy from" options={SITES} />
          <CheckboxField control={control} name="terms" label="I accept the terms" required />
          <div>
            <SaveButton control={control} />
          </div>
        </ApiForm>
      </div>
    </>
  );
}

async function send(values: typeof blank) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (values.name !== "www") return;
  const message = "This word is reserved. Try pottery-studio.";
  throw new ApiError(422, { code: "invalid", message, errors: { name: [message] } });
}
