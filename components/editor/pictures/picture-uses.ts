import type { Component, CssRule, Editor, Page } from "grapesjs";
import { asOneStep } from "@/components/editor/one-step";
import { fullAddress, type MapAddress, mapCssUrls, mapSrcset } from "@/lib/editor/replace-address";

/** The address as the canvas resolves it. */
const full = (address: string) => fullAddress(address, document.baseURI);

/** Counts how often each address is used on the pages and in the styles of the project. */
export function countAddresses(engine: Editor): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  mapAddresses(engine, (address) => {
    counts.set(full(address), (counts.get(full(address)) ?? 0) + 1);
    return address;
  });
  return counts;
}

export const usesOf = (counts: ReadonlyMap<string, number>, address: string) => counts.get(full(address)) ?? 0;

/** Replaces a picture everywhere, as one step to undo. Returns how often it was used. */
export function replacePicture(engine: Editor, from: string, to: string): number {
  const old = full(from);
  let count = 0;
  asOneStep(engine, () =>
    mapAddresses(engine, (address) => {
      if (full(address) !== old) return address;
      count += 1;
      return to;
    }),
  );
  return count;
}

/** Maps the addresses of all pictures. Only what changes is written. */
function mapAddresses(engine: Editor, map: MapAddress): void {
  for (const page of engine.Pages.getAll()) {
    mapPage(page, map);
    page.getMainComponent()?.onAll((component) => mapComponent(component, map));
  }
  for (const rule of engine.Css.getAll().models) mapRule(rule, map);
}

function mapPage(page: Page, map: MapAddress): void {
  const image: unknown = page.attributes["image" as "name"];
  if (typeof image !== "string" || image === "") return;
  const mapped = map(image);
  if (mapped !== image) page.set({ image: mapped });
}

/** How the addresses in an attribute are mapped. */
const ATTRIBUTES: Readonly<Record<string, (value: string, map: MapAddress) => string>> = {
  src: (value, map) => map(value),
  poster: (value, map) => map(value),
  srcset: mapSrcset,
  style: mapCssUrls,
};

function mapComponent(component: Component, map: MapAddress): void {
  for (const [name, mapValue] of Object.entries(ATTRIBUTES)) {
    const value: unknown = component.get("attributes")?.[name];
    if (typeof value !== "string" || value === "") continue;
    const mapped = mapValue(value, map);
    if (mapped === value) continue;
    component.addAttributes({ [name]: mapped });
    // the engine keeps the address of a picture and of a video a second time
    if (component.get(name) === value) component.set(name, mapped);
  }
}

function mapRule(rule: CssRule, map: MapAddress): void {
  const style = rule.getStyle({ skipResolve: true }) as Record<string, unknown>;
  const mapped = Object.entries(style).map(([name, value]) => [name, mapStyle(value, map)] as const);
  if (mapped.some(([name, value]) => value !== style[name])) rule.setStyle(Object.fromEntries(mapped) as never);
}

const mapStyle = (value: unknown, map: MapAddress) => (typeof value === "string" ? mapCssUrls(value, map) : value);
