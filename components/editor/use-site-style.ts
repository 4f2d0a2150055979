"use client";

import type { CssRule, Editor } from "grapesjs";
import { addRule } from "@/components/editor/style/class-rule";
import { ENGINE_EVENTS, useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { fontStack, SITE_FONT_IDS, type SiteFontId } from "@/lib/site-styles/fonts";

const COLOR_PREFIX = "--color-";

export type FontRole = "heading" | "body";

export type SiteColor = { name: string; value: string };

/** The site's colours and fonts: custom properties of `:root`. */
export function useSiteStyle() {
  const engine = useEngine();
  useEngineChanges(ENGINE_EVENTS.style);
  const style = (rootRule(engine)?.getStyle() ?? {}) as Record<string, string>;

  const write = (changes: StyleChanges) => writeSiteStyle(engine, changes);

  return {
    colors: Object.entries(style).flatMap(([property, value]): SiteColor[] =>
      property.startsWith(COLOR_PREFIX) ? [{ name: property.slice(COLOR_PREFIX.length), value: String(value) }] : [],
    ),
    fonts: { heading: fontOf(style["--font-heading"]), body: fontOf(style["--font-body"]) },
    setColor: (name: string, value: string | null) => write({ [COLOR_PREFIX + name]: value }),
    setFont: (role: FontRole, id: SiteFontId) => write({ [`--font-${role}`]: fontStack(id) }),
  };
}

/** The new values of custom properties. Null removes one. */
type StyleChanges = Readonly<Record<string, string | null>>;

/** Changes the custom properties of `:root`. */
export function writeSiteStyle(engine: Editor, changes: StyleChanges): void {
  const next = { ...(rootRule(engine)?.getStyle() as Record<string, string> | undefined) };
  for (const [property, value] of Object.entries(changes)) {
    if (value === null) delete next[property];
    else next[property] = value;
  }
  // the style is set afterwards, because the engine does not count a new rule as a change of the document
  const rule = rootRule(engine) ?? addRule(engine, { selectors: [], selectorsAdd: ":root" });
  rule.setStyle(next);
}

const rootRule = (engine: Editor): CssRule | undefined =>
  engine.Css.getAll().find((rule: CssRule) => rule.get("selectorsAdd") === ":root");

const fontOf = (stack: string | undefined): SiteFontId | null =>
  SITE_FONT_IDS.find((id) => fontStack(id) === stack) ?? null;
