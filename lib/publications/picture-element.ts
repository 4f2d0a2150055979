import { plainAddress, type SiteFile, srcsetOf } from "@/lib/publications/picture-sizes";
import type { ElementChange } from "@/lib/site-pages/component-html";
import type { PageElement } from "@/lib/site-pages/elements";
import { escapeHtml } from "@/lib/site-pages/escape";

/** The first pictures of a page are loaded at once, the others when they come into view. */
const EAGER = 2;
/** A narrower picture is a logo or an icon, not what the reader waits for. */
const MAIN_MIN_WIDTH = 400;

type Attributes = Readonly<Record<string, string>>;

/** Returns the function that writes the pictures of a page, each in several sizes and formats. */
export function createPictureWriter(files: ReadonlyMap<string, SiteFile>) {
  let pictures = 0;
  let hasMain = false;

  function loadingOf(wanted: string | undefined, { width }: SiteFile): Record<string, string> {
    pictures += 1;
    if ((wanted ?? (pictures <= EAGER ? "eager" : "lazy")) === "lazy") return { loading: "lazy" };
    const isMain = !hasMain && (width ?? 0) >= MAIN_MIN_WIDTH;
    hasMain ||= isMain;
    return isMain ? { fetchpriority: "high" } : {};
  }

  return ({ attributes: { loading: wanted, ...attributes } }: PageElement): ElementChange | undefined => {
    const file = files.get(attributes.src ?? "");
    if (!file) return undefined;
    const loading = loadingOf(wanted, file);
    const sizes = attributes.sizes ?? (loading.loading ? "auto, 100vw" : "100vw");
    const webp = srcsetOf(file, "webp");
    const own = { ...pixels(attributes, file), decoding: "async", ...attributes, ...loading, src: plainAddress(file) };
    if (!webp) return { attributes: own };
    const source = `<source type="image/avif" srcset="${srcsetOf(file, "avif")}" sizes="${escapeHtml(sizes)}">`;
    return { attributes: { ...own, srcset: webp, sizes }, before: `<picture>${source}`, after: "</picture>" };
  };
}

/** The size for a picture without one, so that the page does not shift when the picture is loaded. */
function pixels(attributes: Attributes, { width, height }: SiteFile): Record<string, string> {
  if (attributes.width !== undefined || attributes.height !== undefined || width === null || height === null) return {};
  return { width: String(width), height: String(height) };
}
