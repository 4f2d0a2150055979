import type { SubmissionField } from "@/lib/submissions/schema";
import { valueLink } from "@/lib/submissions/value-link";

/**
 * What a visitor entered. HTML is shown as text. A value that is an email address, an international phone number or an
 * https URL becomes a link.
 */
export function SubmissionFields({ fields }: { fields: readonly SubmissionField[] }) {
  return (
    <dl className="mt-5 grid gap-4">
      {fields.map(({ name, label, value }) => (
        <div key={name} className="grid gap-0.5">
          <dt dir="auto" className="text-small text-muted">
            {label}
          </dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value }: { value: string }) {
  const href = valueLink(value);
  if (href === null) return value;
  return (
    <a href={href} className="link" rel="noopener noreferrer nofollow" {...(/^https:/i.test(href) && NEW_TAB)}>
      {value}
    </a>
  );
}

const NEW_TAB = { target: "_blank" };
