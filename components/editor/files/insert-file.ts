import type { Component, Editor } from "grapesjs";
import { insertAfterSelected } from "@/components/editor/component-actions";
import type { FilePlace } from "@/components/editor/files/file-place";
import { runAsOneStep } from "@/components/editor/one-step";
import { scrollToElement } from "@/components/editor/scroll-to-element";
import type { Pixels } from "@/components/picture-picker/picture-choice";
import { pictureRefusal } from "@/components/picture-picker/picture-refusal";
import type { FileEntryJson } from "@/lib/files/schema";

type AddedPlace = Exclude<FilePlace, { picture: Component }>;

/**
 * Adds files of the workspace to the page: pictures are shown, all other files are linked. Without a place, or if that
 * was deleted in the meantime, they are added after the selected element. A single undo reverts this.
 */
export async function insertFiles(
  engine: Editor,
  files: readonly FileEntryJson[],
  place: AddedPlace | null,
): Promise<void> {
  const contents = await Promise.all(
    files.map(async (file) => (pictureRefusal(file) === null ? await pictureOf(file) : linkTo(file))),
  );
  runAsOneStep(engine, () => {
    if (place && isOnPage(engine, place.parent)) insertAt(engine, contents, place);
    else for (const content of contents) insertAfterSelected(engine, content);
  });
}

function insertAt(engine: Editor, contents: readonly object[], { parent, before }: AddedPlace): void {
  const at = before?.parent() === parent ? before.index() : parent.components().length;
  const added = contents.flatMap((content, index) => parent.append(content as never, { at: at + index }));
  const last = added.at(-1);
  if (!last) return;
  engine.select(last);
  const element = last.getEl();
  if (element) scrollToElement(element);
}

const isOnPage = (engine: Editor, component: Component) =>
  [component, ...component.parents()].at(-1) === engine.getWrapper();

/** Without a description, for which the checks ask. */
async function pictureOf({ url }: FileEntryJson) {
  const pixels = await pixelsOf(url);
  const size = pixels && { width: String(pixels.width), height: String(pixels.height) };
  return { type: "image", tagName: "img", attributes: { src: url, ...size } };
}

/** The size of a picture. Null for a drawing without one, and for a picture that this browser cannot show. */
export async function pixelsOf(address: string): Promise<Pixels | null> {
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => undefined);
  const { naturalWidth: width, naturalHeight: height } = image;
  return width > 0 && height > 0 ? { width, height } : null;
}

const linkTo = ({ url, name }: FileEntryJson) => ({
  type: "link",
  tagName: "a",
  attributes: { href: url },
  components: [{ type: "textnode", content: name }],
});
