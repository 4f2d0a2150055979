"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { Note } from "@/components/ui/note";
import type { ApiError } from "@/lib/http/client";
import { ownPath } from "@/lib/routes";

type Props = {
  error: ApiError;
  /** A link to what the user can do instead. Shown unless the response contains such a link. */
  children?: ReactNode;
};

/** Shows why the server refused a call and what the user can do instead. */
export function RefusalNote({ error: { body }, children }: Props) {
  const t = useT();
  const [message = body.message] = Object.values(body.errors).flat();
  const href = actionHref(body.action?.action);
  return (
    <Note tone="bad" role="alert">
      <p>{t(message)}</p>
      {href && body.action ? (
        <a className="link" href={href}>
          {t(body.action.label)}
        </a>
      ) : (
        children
      )}
    </Note>
  );
}

/** Returns the address if it is a path of ours or an https URL, such as a payment service's page. Otherwise null. */
const actionHref = (address = "") => ownPath(address) ?? (address.startsWith("https://") ? address : null);
