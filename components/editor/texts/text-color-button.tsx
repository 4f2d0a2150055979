"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import { useLayoutEffect, useRef } from "react";
import { Swatch } from "@/components/editor/style/color-field";
import { colorClassOf, setColor } from "@/components/editor/texts/format-text";
import type { OpenText } from "@/components/editor/texts/open-text";
import { keepCaret } from "@/components/editor/texts/text-bar-button";
import { useEngine } from "@/components/editor/use-engine";
import { useSiteStyle } from "@/components/editor/use-site-style";
import { useT } from "@/components/i18n/use-t";
import { Icon } from "@/components/ui/icon";
import { Popover } from "@/components/ui/popover";
import { textColorClass } from "@/lib/site-pages/text-colors";
import { toHex } from "@/lib/site-styles/color";

/** The colour of the selected words: one of the site's colours, any other, or that of the text around them. */
export function TextColorButton({ text }: { text: OpenText }) {
  const engine = useEngine();
  const { colors } = useSiteStyle();
  const t = useT();
  const current = colorClassOf(text);
  const shownColor = colorOfWords(text, current);

  return (
    <Popover
      label={t("Colour of the words")}
      align="start"
      trigger={(trigger) => (
        <button
          {...trigger}
          aria-label={t("Colour of the words")}
          className="flex h-7.5 items-center gap-1.5 rounded-md px-2 hover:bg-wash pointer-coarse:h-11"
          onMouseDown={keepCaret}
        >
          <Swatch color={shownColor} />
          <Icon of={ChevronDown} />
        </button>
      )}
    >
      {(close) => {
        const choose = (color: string | null) => {
          setColor(engine, text, color);
          text.focus();
          close();
        };
        return (
          <div className="grid w-56 gap-3">
            <fieldset aria-label={t("Site colours")} className="flex flex-wrap gap-1.5">
              {colors.map(({ name, value }) => (
                <button
                  key={name}
                  type="button"
                  aria-label={name}
                  aria-pressed={current === textColorClass(`var(--color-${name})`)}
                  className="rounded-md outline-offset-2 aria-pressed:outline-2 aria-pressed:outline-accent"
                  onClick={() => choose(`var(--color-${name})`)}
                >
                  <Swatch color={value} isLarge />
                </button>
              ))}
            </fieldset>
            <div className="flex items-center gap-2">
              <OtherColor shownColor={shownColor} onChoose={choose} />
              <span className="text-small">{t("Another colour")}</span>
            </div>
            {current && (
              <button type="button" className="link justify-self-start text-small" onClick={() => choose(null)}>
                {t("Remove")}
              </button>
            )}
          </div>
        );
      }}
    </Popover>
  );
}

/** The colour that the page shows for the words at the caret. */
function colorOfWords({ element }: OpenText, className: string | null): string {
  const page = element.ownerDocument;
  const words = className ? page.getElementsByClassName(className)[0] : undefined;
  return page.defaultView?.getComputedStyle(words ?? element).color ?? "";
}

/** Takes a colour when the browser's picker closes. */
function OtherColor({ shownColor, onChoose }: { shownColor: string; onChoose: (color: string) => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onChoose);
  latest.current = onChoose;
  useLayoutEffect(() => {
    const element = input.current;
    const choose = () => element && latest.current(element.value);
    element?.addEventListener("change", choose); // React's `onChange` runs for each colour that the user tries
    return () => element?.removeEventListener("change", choose);
  }, []);
  return (
    <input
      ref={input}
      type="color"
      aria-label={t("Another colour")}
      className="size-7.5 shrink-0 cursor-pointer rounded-md border border-line bg-raised p-0.5 pointer-coarse:size-11"
      defaultValue={toHex(shownColor)}
    />
  );
}
