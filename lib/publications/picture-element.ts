import { plainAddress, type SiteFile, type SiteFiles, srcsetOf } from "@/lib/publications/picture-sizes";
import type { ElementChange } from "@/lib/site-pages/component-html";
import type { PageElement } from "@/lib/site-pages/elements";

/**
 * This many pictures at the start of a page are loaded immediately, the others when they come into view. The attribute
 * `loading` of a picture takes precedence.
 */
const EAGER_PICTURES = 2;
/**
 * The main picture of a page, which loads with high priority, is at least this wide. Narrower ones are logos or icons.
 */
const MAIN_MIN_PIXELS = 400;

type Attributes = Readonly<Record<string, string>>;

/**
 * Returns a function to call for each `img` element of a page, in order. For a picture among `files`, it returns the
 * changed attributes. The element gets no `picture` around it, because that would be one more element in a grid or a
 * list, and selectors such as `:nth-child` or `.row > img` would match others than in the editor.
 */
export function createPictureWriter(files: SiteFiles) {
  let pictures = 0;
  let hasMain = false;

  function chooseLoading(chosen: string | undefined, { width }: SiteFile): Record<string, string> {
    pictures += 1;
    if ((chosen ?? (pictures <= EAGER_PICTURES ? "eager" : "lazy")) === "lazy") return { loading: "lazy" };
    const isMain = !hasMain && (width ?? 0) >= MAIN_MIN_PIXELS;
    hasMain ||= isMain;
    return isMain ? { fetchpriority: "high" } : {};
  }

  return ({ attributes: { loading: chosen, ...attributes } }: PageElement): ElementChange | undefined => {
    const file = files.get(attributes.src ?? "");
    if (!file) return undefined;
    const loading = chooseLoading(chosen, file);
    const sizes = attributes.sizes ?? (loading.loading ? "auto, 100vw" : "100vw");
    const srcset = srcsetOf(file);
    const pixels = pixelsFor(attributes, file);
    const written = { ...pixels, decoding: "async", ...attributes, ...loading, src: plainAddress(file) };
    return { attributes: { ...written, ...(srcset && { srcset, sizes }) } };
  };
}

/**
 * The missing `width` and `height` of a picture, so that the page does not shift when the picture loads. Without a
 * `width`, browsers would take the width of the window for that of a picture with a `srcset`.
 */
function pixelsFor(attributes: Attributes, { width, height }: SiteFile): Record<string, string> {
  if (attributes.width !== undefined || width === null || height === null) return {};
  return { width: String(width), ...(attributes.height === undefined && { height: String(height) }) };
}
