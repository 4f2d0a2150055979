"use client";

import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { ColorInput } from "@/components/editor/color-input";
import { cssNameOf } from "@/components/editor/css-name";
import { PanelHeader } from "@/components/editor/panel-header";
import { type FontRole, useSiteStyle } from "@/components/editor/use-site-style";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { NativeSelect } from "@/components/ui/native-select";
import { toast } from "@/components/ui/toast";
import { line } from "@/lib/i18n/line";
import { contrastOf, roundContrast } from "@/lib/site-styles/color";
import { SITE_FONT_IDS, SITE_FONTS, type SiteFontId } from "@/lib/site-styles/fonts";

/** The pairs of text and background among the standard colours, with the contrast that WCAG 2.2 AA requires. */
const PAIRS = [
  { text: "text", background: "background", min: 4.5 },
  { text: "text", background: "surface", min: 4.5 },
  { text: "muted", background: "background", min: 4.5 },
  { text: "on-accent", background: "accent", min: 4.5 },
] as const;

/** Colours that cannot be removed, because the ready-made sections use them. */
const STANDARD_COLORS = new Set(["background", "surface", "text", "muted", "line", "accent", "on-accent"]);

/** The colours and fonts of the whole site. */
export function SiteStylesPanel() {
  const t = useT();
  return (
    <>
      <PanelHeader title={t("Colours and fonts")} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 overflow-y-auto px-3.5 pb-6">
        <Colors />
        <Contrasts />
        <Fonts />
      </div>
    </>
  );
}

function Colors() {
  const t = useT();
  const { colors, setColor } = useSiteStyle();
  const [draft, setDraft] = useState("");

  const refuse = (message: string) => toast({ type: "danger", message });

  function add() {
    if (!draft.trim()) return;
    const name = cssNameOf(draft.toLowerCase());
    if (!name) {
      refuse(t("Use Latin letters or digits for the name."));
      return;
    }
    if (colors.some((color) => color.name === name)) {
      refuse(t("There is already a colour with this name."));
      return;
    }
    setDraft("");
    setColor(name, "#808080");
  }

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-small font-semibold">{t("Colours")}</h3>
      <ul className="grid gap-1.5">
        {colors.map(({ name, value }) => (
          <li key={name} className="flex items-center gap-2">
            <ColorInput label={name} value={value} onChange={(color) => setColor(name, color)} />
            <span dir="auto" className="min-w-0 flex-1 truncate">
              {name}
            </span>
            <span className="text-tiny text-muted">{value}</span>
            {!STANDARD_COLORS.has(name) && (
              <Button
                variant="ghost"
                size="s"
                icon
                aria-label={t("Remove :name", { name })}
                onClick={() => setColor(name, null)}
              >
                <Icon of={Trash2} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <input
          aria-label={t("Name of a new colour")}
          placeholder={t("New colour")}
          value={draft}
          maxLength={30}
          className="h-7.5 min-w-0 flex-1 rounded-md border border-line bg-raised px-2 text-small pointer-coarse:h-11"
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button type="submit" size="s" icon aria-label={t("Add colour")}>
          <Icon of={Plus} />
        </Button>
      </form>
    </section>
  );
}

/** The contrast of each pair of text and background. */
function Contrasts() {
  const t = useT();
  const { number } = useFormats();
  const { colors } = useSiteStyle();
  const colorOf = (name: string) => colors.find((color) => color.name === name)?.value ?? "";
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-small font-semibold">{t("Contrast")}</h3>
      <ul className="grid gap-1">
        {PAIRS.filter(({ text, background }) => colorOf(text) && colorOf(background)).map(
          ({ text, background, min }) => {
            const contrast = contrastOf(colorOf(text), colorOf(background));
            const isEnough = contrast !== null && contrast >= min;
            return (
              <li key={text + background} className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className="grid size-7 place-items-center rounded-sm border border-line font-semibold"
                  style={{ background: colorOf(background), color: colorOf(text) }}
                >
                  {t("Aa")}
                </span>
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {t(":text on :background", { text, background })}
                </span>
                <span className={cn("text-tiny", isEnough ? "text-muted" : "text-warning")}>
                  {contrast !== null && number(roundContrast(contrast))}
                  {!isEnough && ` ${t("low")}`}
                </span>
              </li>
            );
          },
        )}
      </ul>
    </section>
  );
}

const ROLES = [
  { role: "heading", label: line("Headings") },
  { role: "body", label: line("Text") },
] as const satisfies readonly { role: FontRole; label: string }[];

function Fonts() {
  const t = useT();
  const { fonts, setFont } = useSiteStyle();
  return (
    <section className="grid gap-3">
      <h3 className="text-small font-semibold">{t("Fonts")}</h3>
      {ROLES.map(({ role, label }) => (
        <Field key={role} label={t(label)}>
          {(aria) => (
            <NativeSelect
              {...aria}
              value={fonts[role] ?? ""}
              onChange={(event) => setFont(role, event.target.value as SiteFontId)}
            >
              {fonts[role] === null && <option value="">{t("Not chosen")}</option>}
              {SITE_FONT_IDS.map((id) => (
                <option key={id} value={id}>
                  {SITE_FONTS[id].name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      ))}
    </section>
  );
}
