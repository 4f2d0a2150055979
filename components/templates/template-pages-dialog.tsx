"use client";

import { useT } from "@/components/i18n/use-t";
import { QueryProvider } from "@/components/query/query-provider";
import { TemplatePage } from "@/components/templates/project-thumbnail";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-store";
import type { TemplateJson } from "@/lib/templates/schema";

/** All pages of a template, to look at before choosing it. */
export function TemplatePagesDialog({ template }: DialogProps & { template: TemplateJson }) {
  const t = useT();
  const { name, pages } = template;
  const count = t("{count, plural, one {# page} other {# pages}}", { count: pages });
  return (
    <Dialog title={<bdi>{name}</bdi>} text={count} size="fullscreen" closable>
      <QueryProvider>
        <div className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-5">
          {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
            <div key={page} className="border border-b-3 border-line border-b-plinth">
              <TemplatePage template={template} page={page} />
            </div>
          ))}
        </div>
      </QueryProvider>
    </Dialog>
  );
}
