import type { Component, Editor } from "grapesjs";
import { copyOf } from "@/components/editor/copy-ids";
import { pixelsOf } from "@/components/editor/files/insert-file";
import { isSection } from "@/components/editor/nesting";
import { runAsOneStep } from "@/components/editor/one-step";
import { pictureOf, placePicture } from "@/components/editor/pictures/place-picture";
import { CENTRE } from "@/components/picture-picker/picture-choice";
import type { FileEntryJson } from "@/lib/files/schema";

/**
 * The item of a gallery that a picture is in: the elements beside it are of the same kind and contain one picture each
 * too. Null without one, and for the sections of a page.
 */
export function galleryItemOf(picture: Component): Component | null {
  let item = picture;
  for (let parent = picture.parent(); parent && !isSection(item); parent = parent.parent()) {
    if (isGallery(parent)) return item;
    item = parent;
  }
  return null;
}

function isGallery(parent: Component): boolean {
  const items = parent.components().models;
  const kinds = new Set(items.map(({ tagName }) => tagName));
  return items.length > 1 && kinds.size === 1 && items.every((each) => picturesIn(each).length === 1);
}

/**
 * Shows pictures in the items of a gallery, from one on. Beyond the last item, each picture gets a copy of it. A single
 * undo reverts this. The checks ask for the descriptions.
 */
export async function fillGallery(engine: Editor, first: Component, files: readonly FileEntryJson[]): Promise<void> {
  const pictures = await Promise.all(
    files.map(async ({ url: address }) => ({
      address,
      pixels: await pixelsOf(address),
      description: null,
      focus: CENTRE,
    })),
  );
  runAsOneStep(engine, () => {
    const items = itemsFrom(first, pictures.length);
    for (const [index, item] of items.entries()) {
      const [image] = picturesIn(item);
      const picture = pictures[index];
      if (image && picture) placePicture(engine, image, { ...picture, ratio: pictureOf(engine, image).ratio });
    }
    const last = items.at(-1);
    if (last) engine.select(last);
  });
}

/** The items from one on. If they are too few, copies of the last one are added. */
function itemsFrom(first: Component, count: number): Component[] {
  const siblings = first.parent()?.components().models ?? [];
  const items = siblings.slice(first.index(), first.index() + count);
  while (items.length < count) {
    const last = items.at(-1) ?? first;
    const [copy] = last.parent()?.append(copyOf(last) as never, { at: last.index() + 1 }) ?? [];
    if (!copy) break;
    items.push(copy);
  }
  return items;
}

const picturesIn = (component: Component): Component[] =>
  component.tagName === "img" ? [component] : component.components().models.flatMap(picturesIn);
