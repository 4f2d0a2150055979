import { plainAddress, type SiteFile, type SiteFiles, srcsetOf } from "@/lib/publications/picture-sizes";
import type { ElementChange } from "@/lib/site-pages/component-html";
import type { PageElement } from "@/lib/site-pages/elements";
import { escapeHtml } from "@/lib/site-pages/escape";

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
 * changed attributes and, if the picture is resized, a `picture` element around it.
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
    const webp = srcsetOf(file, "webp");
    const pixels = pixelsFor(attributes, file);
    const written = { ...pixels, decoding: "async", ...attributes, ...loading, src: plainAddress(file) };
    if (!webp) return { attributes: written };
    const source = `<source type="image/avif" srcset="${srcsetOf(file, "avif")}" sizes="${escapeHtml(sizes)}">`;
    return { attributes: { ...written, srcset: webp, sizes }, before: `<picture>${source}`, after: "</picture>" };
  };
}

/** The `width` and `height` of a picture that has neither, so that the page does not shift when the picture loads. */
function pixelsFor(attributes: Attributes, { width, height }: SiteFile): Record<string, string> {
  if (attributes.width !== undefined || attributes.height !== undefined || width === null || height === null) return {};
  return { width: String(width), height: String(height) };
}
