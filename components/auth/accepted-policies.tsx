"use client";

import { Fragment } from "react";
import type { Policy } from "@/components/auth/registration";
import { useT } from "@/components/i18n/use-t";

/**
 * The policies a new user accepts with a social login. There are no checkboxes, because most visitors who log in with a
 * service already have an account.
 */
export function AcceptedPolicies({ policies }: { policies: readonly Policy[] }) {
  const t = useT();
  const links = policies.map(({ id, label, action }, index) => (
    <Fragment key={id}>
      {index > 0 && ", "}
      <a className="link" href={action} target="_blank" rel="noopener">
        {t(label)}
      </a>
    </Fragment>
  ));
  return t.rich("If you don't have an account yet, one is created for you, and you accept: :policies", {
    policies: <>{links}</>,
  });
}
