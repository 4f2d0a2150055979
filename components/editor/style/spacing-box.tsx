"use client";

import { withUnit } from "@/components/editor/style/css-value";
import { useStyle } from "@/components/editor/style/use-style";
import { useDraft } from "@/components/editor/use-draft";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";
import { type Line, line } from "@/lib/i18n/line";

type Side = { property: string; label: Line; position: string };

const MARGIN: readonly Side[] = [
  { property: "margin-top", label: line("Margin above"), position: "top-0.5 inset-x-0 mx-auto" },
  { property: "margin-bottom", label: line("Margin below"), position: "bottom-0.5 inset-x-0 mx-auto" },
  { property: "margin-left", label: line("Margin left"), position: "left-0.5 inset-y-0 my-auto" },
  { property: "margin-right", label: line("Margin right"), position: "right-0.5 inset-y-0 my-auto" },
];
const PADDING: readonly Side[] = [
  { property: "padding-top", label: line("Padding above"), position: "top-0.5 inset-x-0 mx-auto" },
  { property: "padding-bottom", label: line("Padding below"), position: "bottom-0.5 inset-x-0 mx-auto" },
  { property: "padding-left", label: line("Padding left"), position: "left-0.5 inset-y-0 my-auto" },
  { property: "padding-right", label: line("Padding right"), position: "right-0.5 inset-y-0 my-auto" },
];

/** Fields for the margin and padding of the selected element, arranged as in a drawing of the CSS box model. */
export function SpacingBox() {
  const t = useT();
  return (
    <div dir="ltr" className="relative h-28 rounded-md border border-line bg-raised text-tiny">
      <span className="absolute start-1.5 top-1 text-muted">{t("Margin")}</span>
      {MARGIN.map((side) => (
        <SideField key={side.property} side={side} />
      ))}
      <div className="absolute inset-x-11 inset-y-6.5 border border-line bg-surface">
        <span className="absolute start-1 top-0.5 text-muted">{t("Padding")}</span>
        {PADDING.map((side) => (
          <SideField key={side.property} side={side} />
        ))}
      </div>
    </div>
  );
}

function SideField({ side: { property, label, position } }: { side: Side }) {
  const t = useT();
  const { declarations, computed, write } = useStyle();
  const value = declarations[property] ?? "";
  const { input } = useDraft(value.replace(/px$/, ""), (text) => write({ [property]: withUnit(text, "px") }));

  return (
    <input
      aria-label={t(label)}
      className={cn(
        "absolute h-5.5 w-10 rounded-sm bg-transparent text-center font-label placeholder:text-text hover:bg-wash focus:bg-raised",
        position,
        value && "bg-accent text-on-accent focus:text-text",
      )}
      {...input}
      placeholder={withoutUnit(computed(property))}
      spellCheck={false}
    />
  );
}

/** A computed length in whole pixels, without its unit: "24". Other values do not change. */
const withoutUnit = (value: string) => (value.endsWith("px") ? String(Math.round(Number.parseFloat(value))) : value);
