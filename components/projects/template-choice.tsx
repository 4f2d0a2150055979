"use client";

import { useState } from "react";
import type { Control } from "react-hook-form";
import { useFormField } from "@/components/form/use-form-field";
import { useT } from "@/components/i18n/use-t";
import { Segmented } from "@/components/ui/segmented";
import { line } from "@/lib/i18n/line";
import type { ProjectInput } from "@/lib/projects/schema";
import type { TemplateCategory } from "@/lib/templates/categories";
import type { TemplateJson } from "@/lib/templates/schema";

const CATEGORY_NAMES = {
  blank: line("Blank"),
  business: line("Business"),
  portfolio: line("Portfolio"),
  shop: line("Shop"),
  food: line("Food"),
  event: line("Event"),
  community: line("Community"),
  personal: line("Personal"),
} as const satisfies Record<TemplateCategory, string>;

type Props = { control: Control<ProjectInput, unknown, ProjectInput>; templates: readonly TemplateJson[] };

/** The templates as pictures to choose from, by category. */
export function TemplateChoice({ control, templates }: Props) {
  const t = useT();
  const [category, setCategory] = useState<TemplateCategory | "all">("all");
  const { input, error, initial } = useFormField({ control, name: "template" });
  const categories = [...new Set(templates.map((template) => template.category))].filter((name) => name !== "blank");
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="mb-2 text-control font-label">{t("Template")}</legend>
      {categories.length > 1 && (
        <div className="overflow-x-auto">
          <Segmented
            label={t("Category")}
            value={category}
            onChange={setCategory}
            options={[
              { value: "all", label: t("All") },
              ...categories.map((value) => ({ value, label: t(CATEGORY_NAMES[value]) })),
            ]}
          />
        </div>
      )}
      {error && (
        <p role="alert" className="text-small text-danger">
          {error}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,250px),1fr))] gap-x-6 gap-y-7">
        {templates.map((template) => (
          <label
            key={template.id}
            hidden={category !== "all" && template.category !== category}
            className="group grid cursor-pointer content-start gap-2 [[hidden]]:hidden"
          >
            <input
              {...input}
              type="radio"
              value={template.id}
              defaultChecked={template.id === initial}
              className="peer sr-only"
            />
            <span className="block border border-b-3 border-line border-b-plinth outline-offset-2 outline-ring group-hover:border-x-edge group-hover:border-t-edge peer-checked:ring-3 peer-checked:ring-accent peer-focus-visible:outline-2">
              <TemplatePicture template={template} />
            </span>
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{template.name}</span>
              <span className="text-small text-muted">
                {t("{count, plural, one {# page} other {# pages}}", { count: template.pages })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function TemplatePicture({ template: { thumbnail } }: { template: TemplateJson }) {
  if (thumbnail === null) return <span className="block aspect-8/5 bg-raised" />;
  return (
    // biome-ignore lint/performance/noImgElement: small files of our own
    <img
      src={thumbnail}
      alt=""
      width={640}
      height={400}
      loading="lazy"
      className="block aspect-8/5 w-full object-cover"
    />
  );
}
