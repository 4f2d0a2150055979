import type { Frame, Page } from "@playwright/test";

/** What a person sees of an element. Positions are in CSS pixels from the top left corner of the page. */
export type SeenElement = {
  /** The element and those around it: `main:1 > section:2 > h2:1`. */
  path: string;
  box: { x: number; y: number; width: number; height: number };
  /** Computed properties: colours, fonts and visibility. */
  style: Record<string, string>;
};

const PROPERTIES = [
  "color",
  "background-color",
  "border-top-color",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "line-height",
  "text-align",
  "text-transform",
  "text-decoration-line",
  "visibility",
  "display",
  "opacity",
  "object-fit",
  "object-position",
];
/** What publishing adds to a page: the field that only robots fill in, and the link for reports. */
const ADDED = "div[aria-hidden=true]:has(> input[tabindex='-1']), report-link";

/** Waits until all pictures and fonts of a page are loaded, including pictures that are below the window. */
async function untilLoaded(root: Frame | Page) {
  await root.evaluate(async () => {
    for (const picture of document.images) {
      if (picture.checkVisibility()) picture.scrollIntoView({ block: "center", behavior: "instant" });
      else picture.loading = "eager"; // others that are loaded late stay so
      await picture.decode().catch(() => undefined);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  });
}

/** Returns all elements of a page as they are seen. `selector`: the element whose descendants are the page. */
export async function seenElements(root: Frame | Page, selector: string): Promise<SeenElement[]> {
  await untilLoaded(root);
  return root.evaluate(
    ({ selector, properties, added }) => {
      const seen: SeenElement[] = [];
      const round = (pixels: number) => Math.round(pixels * 100) / 100;
      function see(parent: Element, path: string) {
        const children = [...parent.children].filter((child) => !child.matches(`script, style, link, ${added}`));
        const counts = new Map<string, number>();
        for (const child of children) {
          const tag = child.localName;
          const count = (counts.get(tag) ?? 0) + 1;
          counts.set(tag, count);
          const childPath = `${path}${path && " > "}${tag}:${count}`;
          const { left, top, width, height } = child.getBoundingClientRect();
          const style = getComputedStyle(child);
          seen.push({
            path: childPath,
            box: {
              x: round(left + window.scrollX),
              y: round(top + window.scrollY),
              width: round(width),
              height: round(height),
            },
            style: Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)])),
          });
          see(child, childPath);
        }
      }
      const top = document.querySelector(selector);
      if (!top) throw new Error(`There is no ${selector}.`);
      see(top, "");
      return seen;
    },
    { selector, properties: PROPERTIES, added: ADDED },
  );
}
