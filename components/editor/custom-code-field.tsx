"use client";

import type { Component } from "grapesjs";
import { useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";

/** A field for HTML with scripts. The scripts run only on the site itself, never in the editor or its preview. */
export function CustomCodeField({ component }: { component: Component }) {
  const t = useT();
  const value = String(component.get("content") ?? "");
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <Field label={t("HTML code")} hint={t("HTML, including scripts. The editor and its preview do not run it.")}>
      {(aria) => (
        <Textarea
          {...aria}
          rows={10}
          spellCheck={false}
          className="mono"
          value={draft ?? value}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => {
            if (draft !== null && draft !== value) component.set("content", draft);
            setDraft(null);
          }}
        />
      )}
    </Field>
  );
}
