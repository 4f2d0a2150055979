import type { Component, CssRule, Editor, Page } from "grapesjs";
import { runAsOneStep } from "@/components/editor/one-step";
import { mapCssUrls, resolveAddress } from "@/lib/editor/css-addresses";
import { type MapAddress, mapSrcset } from "@/lib/site-pages/srcset";

/** Resolves an address as the canvas does. */
const resolve = (address: string) => resolveAddress(address, document.baseURI);

/** Counts how often each address is used on the pages and in the styles of the project. */
export function countAddresses(engine: Editor): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  mapAddresses(engine, (address) => {
    counts.set(resolve(address), (counts.get(resolve(address)) ?? 0) + 1);
    return address;
  });
  return counts;
}

export const usesOf = (counts: ReadonlyMap<string, number>, address: string) => counts.get(resolve(address)) ?? 0;

/** Replaces a picture everywhere. A single undo reverts all replacements. Returns their number. */
export function replacePicture(engine: Editor, from: string, to: string): number {
  const fromAddress = resolve(from);
  let count = 0;
  runAsOneStep(engine, () =>
    mapAddresses(engine, (address) => {
      if (resolve(address) !== fromAddress) return address;
      count += 1;
      return to;
    }),
  );
  return count;
}

/** Maps the addresses of all pictures and other media. Writes only the values that change. */
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

/** The attributes that contain addresses, each with the function that maps its value. */
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
  }
}

function mapRule(rule: CssRule, map: MapAddress): void {
  const style = rule.getStyle({ skipResolve: true }) as Record<string, unknown>;
  const mapped = Object.entries(style).map(([name, value]) => [name, mapStyle(value, map)] as const);
  if (mapped.some(([name, value]) => value !== style[name])) rule.setStyle(Object.fromEntries(mapped) as never);
}

const mapStyle = (value: unknown, map: MapAddress) => (typeof value === "string" ? mapCssUrls(value, map) : value);
