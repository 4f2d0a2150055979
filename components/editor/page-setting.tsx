"use client";

import type { Component } from "grapesjs";
import { addThanksPage } from "@/components/editor/add-thanks-page";
import { useEngine } from "@/components/editor/use-engine";
import { useStarterTexts } from "@/components/editor/use-starter-texts";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";

type Props = { label: string; component: Component; attribute: string };

/** Chooses the page that visitors get after they have sent a form. The attribute holds the page's id. */
export function PageSetting({ label, component, attribute }: Props) {
  const engine = useEngine();
  const { Pages } = engine;
  const t = useT();
  const { translate } = useStarterTexts();
  const pages = Pages.getAll().map((page) => ({ id: page.getId(), name: page.getName() || t("Untitled") }));
  const id = String(component.getAttributes()[attribute] ?? "");
  const hasOwn = pages.some((page) => page.id === id);
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        hint={t("Without one of your own, visitors get a short thank-you in the look of your site.")}
      >
        {(aria) => (
          <NativeSelect
            {...aria}
            value={hasOwn ? id : ""}
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
      {!hasOwn && translate && (
        <Button
          size="s"
          className="justify-self-start"
          onClick={() => void addThanksPage(engine, component, { t, translate })}
        >
          {t("Make a page of your own")}
        </Button>
      )}
    </div>
  );
}
