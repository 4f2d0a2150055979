"use client";

import { type Control, useWatch } from "react-hook-form";
import { useT } from "@/components/i18n/use-t";
import { Note } from "@/components/ui/note";
import { beyondOwnContent } from "@/lib/permissions/own-content";
import { PERMISSIONS } from "@/lib/permissions/permissions";
import type { ProductInput } from "@/lib/products/schema";

/** Names the permissions of a plan that are not only about one's own content. Renders nothing if there are none. */
export function WideGrantsNote({ control }: { control: Control<ProductInput, unknown, ProductInput> }) {
  const t = useT();
  const grants = beyondOwnContent(useWatch({ control, name: "permissions" }));
  if (grants.length === 0) return null;
  return (
    <Note tone="warn">
      <p>{t("Everybody who has this plan may do more than manage their own content:")}</p>
      <ul className="list-disc ps-5">
        {grants.map(({ name }) => (
          <li key={name}>
            {t(PERMISSIONS[name])} <code className="text-muted">{name}</code>
          </li>
        ))}
      </ul>
    </Note>
  );
}
