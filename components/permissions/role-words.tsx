"use client";

import { useT } from "@/components/i18n/use-t";

/** What members of a workspace with a role may do. `may`: translated sentences. */
export function RoleWords({ may }: { may: readonly string[] }) {
  const t = useT();
  return (
    <div role="status" className="grid gap-1 text-small text-muted">
      {may.length === 0 ? (
        <p>{t("Members with this role may do nothing yet.")}</p>
      ) : (
        <>
          <p>{t("Members with this role may:")}</p>
          <ul className="list-disc ps-5">
            {may.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
