import type { Component, Editor, Selector } from "grapesjs";
import { CENTRE, formatPoint, isSamePoint, type Point, parsePoint } from "@/components/picture-picker/picture-choice";

/**
 * How a picture is cropped in one place: `object-position` for its focal point, and `aspect-ratio` for its crop, in the
 * rule of a class that only this picture has. So the file stays whole, the published page needs no script, and the crop
 * also holds where the layout gives the picture another shape, such as on a phone. A copy of the picture that is cut
 * would be right at one width only.
 */
type Crop = { focus: Point; ratio: string | null };

/** The declarations of the rule that belong to the crop. */
const CROP_PROPERTIES = ["object-fit", "object-position", "aspect-ratio", "height"] as const;
const OWN_CLASS = /^picture-\d+$/;

export function readCrop(engine: Editor, component: Component): Crop {
  const style = styleOf(engine, ownClassOf(engine, component));
  return {
    focus: parsePoint(style["object-position"]) ?? layoutFocus(component) ?? CENTRE,
    ratio: style["aspect-ratio"] ?? null,
  };
}

/** Crops a picture, unless it is cropped like that already. */
export function writeCrop(engine: Editor, component: Component, crop: Crop): void {
  const earlier = readCrop(engine, component);
  if (isSamePoint(earlier.focus, crop.focus) && earlier.ratio === crop.ratio) return;
  const name = ownClassOf(engine, component) ?? addOwnClass(engine, component);
  const others = Object.entries(styleOf(engine, name)).filter(([property]) => !isCropProperty(property));
  engine.Css.setRule(`.${name}`, { ...Object.fromEntries(others), ...declarationsOf(crop) });
}

const isCropProperty = (property: string) => (CROP_PROPERTIES as readonly string[]).includes(property);

const declarationsOf = ({ focus, ratio }: Crop): Record<string, string> => ({
  "object-fit": "cover",
  "object-position": formatPoint(focus),
  ...(ratio !== null && { "aspect-ratio": ratio, height: "auto" }),
});

/** The focal point that the layout gives to the picture. */
function layoutFocus(component: Component): Point | null {
  const element = component.getEl();
  const style = element?.ownerDocument.defaultView?.getComputedStyle(element);
  return parsePoint(style?.objectPosition);
}

const styleOf = (engine: Editor, name: string | null): Record<string, string> =>
  name === null ? {} : ((engine.Css.getRule(`.${name}`)?.getStyle() ?? {}) as Record<string, string>);

/** The class that no other element has, so that its rule is about this picture only. A copy shares it at first. */
function ownClassOf(engine: Editor, component: Component): string | null {
  const name = component.getClasses().find((each: string) => OWN_CLASS.test(each));
  return name !== undefined && countUsers(engine, name) <= 1 ? name : null;
}

function countUsers(engine: Editor, name: string): number {
  let count = 0;
  for (const page of engine.Pages.getAll())
    page.getMainComponent()?.onAll((component) => {
      if (component.getClasses().includes(name)) count += 1;
    });
  return count;
}

/** Gives a picture a class of its own, instead of the one that it shares with the picture that it is a copy of. */
function addOwnClass(engine: Editor, component: Component): string {
  const shared = component.getClasses().find((each: string) => OWN_CLASS.test(each));
  const names = new Set(engine.Selectors.getAll().map((selector: Selector) => selector.getName()));
  let number = 1;
  while (names.has(`picture-${number}`)) number += 1;
  const name = `picture-${number}`;
  if (shared !== undefined) {
    engine.Css.setRule(`.${name}`, styleOf(engine, shared));
    component.removeClass(shared);
  }
  component.addClass(name);
  return name;
}
