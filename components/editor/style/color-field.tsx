"use client";

import { ColorInput } from "@/components/editor/color-input";
import { useStyle } from "@/components/editor/style/use-style";
import { useDraft } from "@/components/editor/use-draft";
import { useSiteStyle } from "@/components/editor/use-site-style";
import { useT } from "@/components/i18n/use-t";
import { Popover } from "@/components/ui/popover";
import { toHex } from "@/lib/site-styles/color";

type Props = { property: string; label: string };

/** A colour: one of the site's colours, or any other. */
export function ColorField({ property, label }: Props) {
  const { declarations, computed, write } = useStyle();
  const { colors } = useSiteStyle();
  const t = useT();
  const value = declarations[property] ?? "";
  const siteColor = colors.find(({ name }) => value === `var(--color-${name})`);
  const shownColor = siteColor?.value ?? (value || computed(property));

  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          data-field={property}
          aria-label={label}
          className="flex h-7.5 w-full items-center gap-2.5 rounded-md border border-line bg-raised px-2 text-small hover:border-edge pointer-coarse:h-11"
        >
          <Swatch color={shownColor} />
          <span className={value ? "font-label" : "text-muted"}>{siteColor?.name ?? (value || toHex(shownColor))}</span>
          {siteColor && <span className="ms-auto text-muted">{t("site colour")}</span>}
        </button>
      )}
    >
      <div className="grid w-56 gap-3 p-3">
        <fieldset aria-label={t("Site colours")} className="flex flex-wrap gap-1.5">
          {colors.map(({ name, value: color }) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              aria-pressed={siteColor?.name === name}
              className="rounded-md outline-offset-2 aria-pressed:outline-2 aria-pressed:outline-accent"
              onClick={() => write({ [property]: `var(--color-${name})` })}
            >
              <Swatch color={color} isLarge />
            </button>
          ))}
        </fieldset>
        <CustomColor value={value} shownColor={shownColor} onChange={(next) => write({ [property]: next })} />
        {value && (
          <button
            type="button"
            className="link justify-self-start text-small"
            onClick={() => write({ [property]: "" })}
          >
            {t("Remove")}
          </button>
        )}
      </div>
    </Popover>
  );
}

function CustomColor({
  value,
  shownColor,
  onChange,
}: {
  value: string;
  shownColor: string;
  onChange: (value: string) => void;
}) {
  const t = useT();
  const { input } = useDraft(value, onChange);
  return (
    <div className="flex items-center gap-2">
      <ColorInput label={t("Another colour")} value={value} shownColor={shownColor} onChange={onChange} />
      <input
        dir="ltr" // CSS is left to right in every language
        aria-label={t("Value")}
        className="h-7.5 w-full min-w-0 rounded-md border border-line bg-raised px-2 text-small pointer-coarse:h-11"
        {...input}
        placeholder={toHex(shownColor)}
        spellCheck={false}
      />
    </div>
  );
}

export function Swatch({ color, isLarge = false }: { color: string; isLarge?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={
        isLarge
          ? "block size-7 rounded-md border border-edge pointer-coarse:size-11"
          : "block size-4 shrink-0 rounded-sm border border-edge"
      }
      style={{ background: color }}
    />
  );
}
