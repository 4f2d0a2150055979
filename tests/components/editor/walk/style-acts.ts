import { cssNameOf } from "@/components/editor/css-name";
import { type StyleState, writeStyle } from "@/components/editor/style/style-target";
import { writeSiteStyle } from "@/components/editor/use-site-style";
import { type Act, wordsFor } from "./walker";

const VALUES: readonly Record<string, string>[] = [
  { color: "red" },
  { color: "var(--color-accent)" },
  { "font-size": "20px" },
  { "font-size": "" },
  { display: "grid", gap: "10px" },
  { "background-image": 'url("/sections/arches.svg")' },
  { color: "" },
];

const style: Act = (walker) => {
  const part = walker.below(8) ? walker.select() : walker.root;
  if (!part) return null;
  walker.engine.select(part);
  const device = walker.oneOf(["desktop", "tablet", "phone"]);
  const state = walker.oneOf<StyleState>(["", "hover", "focus-visible"]);
  const values = walker.oneOf(VALUES);
  const className = (part.getClasses() as string[]).at(-1) ?? null;
  walker.engine.setDevice(device);
  const words = `style ${wordsFor(part)} .${className}${state && `:${state}`} for ${device}: ${JSON.stringify(values)}`;
  writeStyle(walker.engine, part, { className, state }, values);
  walker.engine.setDevice("desktop");
  return words;
};

const addClass: Act = (walker) => {
  const part = walker.select();
  const name = cssNameOf(walker.oneOf(["Card", "my card", "w-1/2", "md:flex", "1st"]));
  if (!part || !name) return null;
  part.addClass(name);
  return `add the class ${name} to ${wordsFor(part)}`;
};

const removeClass: Act = (walker) => {
  const part = walker.select((each) => each.getClasses().length > 0);
  if (!part) return null;
  const name = walker.oneOf(part.getClasses() as string[]);
  part.removeClass(name);
  return `remove the class ${name} of ${wordsFor(part)}`;
};

const siteStyle: Act = (walker) => {
  const changes = walker.oneOf<Record<string, string | null>>([
    { "--color-accent": "#aa0011" },
    { "--color-mine": "#112233" },
    { "--color-mine": null },
    { "--font-body": "Georgia, serif" },
  ]);
  writeSiteStyle(walker.engine, changes);
  return `change the site's styles: ${JSON.stringify(changes)}`;
};

const hide: Act = (walker) => {
  const part = walker.select();
  if (!part) return null;
  const { Layers } = walker.engine;
  Layers.setVisible(part, !Layers.isVisible(part));
  return `hide or show ${wordsFor(part)}`;
};

export const STYLE_ACTS: readonly Act[] = [style, style, style, style, addClass, removeClass, siteStyle, hide];
