import { db } from "@/lib/db/db";
import type { PublishedForm } from "@/lib/sites/published-form";
import { receiveSubmission, type SubmissionResult } from "@/lib/submissions/receive";
import type { SubmissionField } from "@/lib/submissions/schema";
import { nextAddress } from "./api";

type Fields = PublishedForm["fields"];

/** A field of a published form, by default an optional text field. */
export const field = (name: string, columns: Partial<Fields[number]> = {}) => ({
  name,
  label: name,
  type: "text",
  required: false,
  ...columns,
});

/** A published form with these fields. */
export const formOf = (fields: Fields, columns: Partial<PublishedForm> = {}): PublishedForm => ({
  id: "contact",
  name: "Contact",
  page: "/contact",
  fields,
  ...columns,
});

/** A form with a name, an email address and a message. */
export const contactForm = formOf([
  field("name", { label: "Your name", required: true }),
  field("email", { label: "Email", type: "email" }),
  field("message", { label: "Message", type: "textarea" }),
]);

type SendFormOptions = { form?: PublishedForm; address?: string };

/** Sends a form as a visitor of a site, by default from an IP address that no other call has used. */
export const sendForm = (
  { id: siteId }: { id: number },
  values: Record<string, string> | [string, string][],
  { form = contactForm, address = nextAddress() }: SendFormOptions = {},
): Promise<SubmissionResult> => receiveSubmission({ siteId, form, body: new URLSearchParams(values), address });

type Columns = {
  form?: string;
  isSpam?: boolean;
  readAt?: Date | null;
  fields?: SubmissionField[];
};

/** Creates a submission with these values as fields. */
export function createSubmission(
  { id: siteId }: { id: number },
  values: Record<string, string>,
  { form = "Contact", ...columns }: Columns = {},
) {
  const fields = Object.entries(values).map(([name, value]) => ({ name, label: name, value }));
  return db.formSubmission.create({
    data: { siteId, formId: form.toLowerCase(), formName: form, page: "/", fields, ...columns },
  });
}
