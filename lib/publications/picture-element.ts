import { plainAddress, type SiteFile, type SiteFiles, srcsetOf } from "@/lib/publications/picture-sizes";
import type { ElementChange } from "@/lib/site-pages/component-html";
import type { DocumentComponent } from "@/lib/site-pages/document";
import type { PageElement } from "@/lib/site-pages/elements";
import { NATURAL_SIZE } from "@/lib/site-styles/base-css";

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
export function createPictureWriter(files: SiteFiles, isFullWidth: (component: DocumentComponent) => boolean) {
  let pictures = 0;
  let hasMain = false;

  function chooseLoading(chosen: string | undefined, { width }: SiteFile): Record<string, string> {
    pictures += 1;
    if ((chosen ?? (pictures <= EAGER_PICTURES ? "eager" : "lazy")) === "lazy") return { loading: "lazy" };
    const isMain = !hasMain && (width ?? 0) >= MAIN_MIN_PIXELS;
    hasMain ||= isMain;
    return isMain ? { fetchpriority: "high" } : {};
  }

  return ({ component, attributes: { loading: chosen, ...attributes } }: PageElement): ElementChange | undefined => {
    const file = files.get(attributes.src ?? "");
    if (!file) return undefined;
    const loading = chooseLoading(chosen, file);
    const srcset = srcsetOf(file);
    const pixels = pixelsFor(attributes, file);
    const written = { ...pixels, decoding: "async", ...attributes, ...loading, src: plainAddress(file) };
    if (!srcset) return { attributes: written };
    const sizes = sizesFor(file);
    return loading.loading === "lazy" && attributes.style === undefined && isFullWidth(component)
      ? { attributes: { ...written, srcset, ...drawnSize(file, sizes) } }
      : { attributes: { ...written, srcset, sizes } };
  };
}

/**
 * The `sizes` of a picture that has a `srcset`. Browsers take it for the natural width of the picture, so it is the
 * picture's own width where that fits.
 */
const sizesFor = ({ width }: SiteFile) => `(max-width: ${width}px) 100vw, ${width}px`;

/**
 * What lets a browser choose the file by the size at which it draws a picture that is loaded late. Such a picture has
 * no natural size, so it gets that of its file: a row then has as much space for it as in the editor.
 * https://html.spec.whatwg.org/multipage/images.html#sizes-attributes
 */
const drawnSize = ({ width, height }: SiteFile, sizes: string): Record<string, string> =>
  width === null || height === null
    ? { sizes }
    : {
        sizes: `auto, ${sizes}`,
        style: `contain-intrinsic-size:${width}px ${height}px`,
        width: String(width),
        height: String(height),
      };

/**
 * The missing `width` and `height` of a picture, from which browsers know its ratio before it is loaded. The rules of
 * `BASE_CSS` for pictures with this mark undo the width itself, because in the editor the picture has none.
 */
function pixelsFor(attributes: Attributes, { width, height }: SiteFile): Record<string, string> {
  if (attributes.width !== undefined || width === null || height === null) return {};
  return {
    [NATURAL_SIZE]: "",
    width: String(width),
    ...(attributes.height === undefined && { height: String(height) }),
  };
}
