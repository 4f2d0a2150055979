import type { Component, Editor } from "grapesjs";
import { runAsOneStep } from "@/components/editor/one-step";
import { readCrop, writeCrop } from "@/components/editor/pictures/picture-crop";
import type { CurrentPicture, PictureChoice, Pixels } from "@/components/picture-picker/picture-choice";

/** The picture that an element shows. */
export function pictureOf(engine: Editor, component: Component): CurrentPicture {
  const { src, alt } = component.getAttributes();
  return {
    address: typeof src === "string" ? src : "",
    description: typeof alt === "string" ? alt : null,
    ...readCrop(engine, component),
  };
}

type PlacedPicture = Omit<PictureChoice, "description"> & Pick<CurrentPicture, "description">;

/**
 * Shows a picture in an element, in place of the one that it showed before. A single undo reverts this. Without a
 * description, the checks ask for one.
 */
export function placePicture(engine: Editor, component: Component, choice: PlacedPicture): void {
  const { address, description, pixels } = choice;
  const isOther = component.getAttributes().src !== address;
  runAsOneStep(engine, () => {
    if (isOther) component.removeAttributes(["srcset", "sizes"]); // of the earlier picture
    const size = isOther && pixels ? sizeFor(component, pixels) : {};
    if (description === null) component.removeAttributes("alt");
    component.addAttributes({ src: address, ...(description !== null && { alt: description }), ...size });
    writeCrop(engine, component, choice);
  });
}

/**
 * The attributes `width` and `height` for another picture. The width that an element had stays, because the layout may
 * depend on it; the height follows the shape of the picture, so that the place for it is kept while it loads.
 */
function sizeFor(component: Component, pixels: Pixels): { width: string; height: string } {
  const before = Number(component.getAttributes().width);
  const width = before > 0 ? before : pixels.width;
  return { width: String(width), height: String(Math.round((width * pixels.height) / pixels.width)) };
}
