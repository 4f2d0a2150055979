"use client";

import { useT } from "@/components/i18n/use-t";
import { QueryProvider } from "@/components/query/query-provider";
import { TemplatePage } from "@/components/templates/template-page";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-store";
import type { TemplateJson } from "@/lib/templates/schema";

type Props = DialogProps<"chosen"> & { template: TemplateJson };

/** All pages of a template, to look at before choosing it. */
export function TemplatePagesDialog({ template, close }: Props) {
  const t = useT();
  const { name, pages } = template;
  return (
    <Dialog title={<bdi>{name}</bdi>} size="fullscreen" look="panes" closable>
      <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
        <QueryProvider>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] content-start gap-5 overflow-y-auto p-5">
            {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
              <li key={page} className="min-w-0">
                <TemplatePage template={template} page={page} />
              </li>
            ))}
          </ul>
        </QueryProvider>
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3.5">
          <span className="me-auto text-small text-muted">
            {t("{count, plural, one {# page} other {# pages}}", { count: pages })}
          </span>
          <Button onClick={() => close()}>{t("Cancel")}</Button>
          <Button variant="primary" onClick={() => close("chosen")}>
            {t("Use this template")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
