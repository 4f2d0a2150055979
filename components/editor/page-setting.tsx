"use client";

import type { Component } from "grapesjs";
import { useEngine } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";

type Props = { label: string; component: Component; attribute: string };

/** Chooses the page that visitors get after they have sent a form. The attribute holds the page's id. */
export function PageSetting({ label, component, attribute }: Props) {
  const { Pages } = useEngine();
  const t = useT();
  const pages = Pages.getAll().map((page) => ({ id: page.getId(), name: page.getName() || t("Untitled") }));
  const id = String(component.getAttributes()[attribute] ?? "");
  return (
    <Field label={label} hint={t("Without one of your own, visitors get a short thank-you in the look of your site.")}>
      {(aria) => (
        <NativeSelect
          {...aria}
          value={pages.some((page) => page.id === id) ? id : ""}
          onChange={({ target }) =>
            target.value === ""
              ? component.removeAttributes(attribute)
              : component.addAttributes({ [attribute]: target.value })
          }
        >
          <option value="">{t("Short thank-you")}</option>
          {pages.map((page) => (
            <option key={page.id} value={page.id}>
              {page.name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
