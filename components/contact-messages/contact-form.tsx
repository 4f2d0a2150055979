"use client";

import { useEffect, useState } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useCaptcha } from "@/components/captcha/use-captcha";
import { ApiForm } from "@/components/form/api-form";
import { EmailField } from "@/components/form/email-field";
import { SaveButton } from "@/components/form/save-button";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { Note } from "@/components/ui/note";
import { toast } from "@/components/ui/toast";
import { contactClient } from "@/lib/contact-messages/client";
import { MESSAGE_MAX_CHARS, NAME_MAX_CHARS } from "@/lib/contact-messages/policy";
import type { ContactInput } from "@/lib/contact-messages/schema";

/** The contact form. A logged-in user's name and email are filled in. */
export function ContactForm() {
  const t = useT();
  const { user } = useBootstrap();
  const captcha = useCaptcha("contact");
  const [isSent, setSent] = useState(false);
  const { form, pending, onSubmit } = useApiForm<ContactInput, { message: string }>({
    schema: () => import("@/lib/contact-messages/schema").then((module) => module.contactInput),
    defaultValues: { name: "", email: "", message: "" },
    submit: (values) => captcha.guard(() => contactClient.send(values)),
    onSuccess: ({ message }) => {
      setSent(true);
      toast({ message });
    },
  });
  const { control, getValues, setValue } = form;

  useEffect(() => {
    if (!user) return;
    if (!getValues("name")) setValue("name", user.display_name);
    if (!getValues("email")) setValue("email", user.email);
  }, [user, getValues, setValue]);

  if (isSent)
    return (
      <Note tone="good" role="status">
        {t("Thank you. We will reply by email.")}
      </Note>
    );
  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-5">
      <TextField
        control={control}
        name="name"
        label={t("Name")}
        autoComplete="name"
        maxLength={NAME_MAX_CHARS}
        required
      />
      <EmailField control={control} name="email" label={t("Email")} autoComplete="email" required />
      <TextareaField
        control={control}
        name="message"
        label={t("Message")}
        rows={8}
        maxLength={MESSAGE_MAX_CHARS}
        required
      />
      {captcha.status}
      <div>
        <SaveButton control={control} pendingLabel={t("Sending")}>
          {t("Send message")}
        </SaveButton>
      </div>
    </ApiForm>
  );
}
