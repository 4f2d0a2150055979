// What a page may contain outside its custom code.

import { ADDRESSES, ATTRIBUTES, SCHEMES, TAGS } from "@/lib/sanitise/allowed-html";

const FORM_TAGS = [
  "form",
  "fieldset",
  "legend",
  "label",
  "input",
  "textarea",
  "select",
  "optgroup",
  "option",
  "button",
];
const SVG_TAGS = [
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "image"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "textPath"],
  ...["linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "marker"],
  ...["filter", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix"],
  ...["feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB"],
  ...["feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset"],
  ...["fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence"],
];
const ALLOWED_TAGS = new Set([...TAGS, ...FORM_TAGS, ...SVG_TAGS, "iframe", "dialog", "datalist"]);
/** Browsers read this tag as an `img` unless it is in a drawing. */
const ONLY_IN_SVG = "image";

/** Elements that are left out together with their content. All other elements that are not allowed become a `div`. */
const OMITTED_TAGS = new Set([
  ...["script", "style", "link", "meta", "base", "head", "html", "template", "noscript"],
  ...["object", "embed", "applet", "frame", "frameset", "portal", "noembed", "noframes", "plaintext", "xmp"],
]);

/** Elements without an end tag. */
export const VOID_TAGS: ReadonlySet<string> = new Set([
  ...["area", "br", "col", "hr", "img", "input", "source", "track", "wbr"],
]);

/** Returns the tag to write for a tag in a document. Null for an element that is left out. */
export function allowedTag(tag: string): string | null {
  if (ALLOWED_TAGS.has(tag)) return tag === ONLY_IN_SVG ? null : tag;
  const lower = tag.toLowerCase();
  if (OMITTED_TAGS.has(lower)) return null;
  return ALLOWED_TAGS.has(lower) ? lower : "div";
}

/**
 * Returns the tag to write for a tag inside a drawing (`svg`). Null for an element that is left out: an element of HTML
 * would end the drawing.
 */
export const allowedSvgTag = (tag: string): string | null => SVG_TAG_NAMES.get(tag.toLowerCase()) ?? null;

/** Browsers accept the names of SVG elements in capital and small letters, and use them as they are defined. */
const SVG_TAG_NAMES: ReadonlyMap<string, string> = new Map([...SVG_TAGS, "a"].map((tag) => [tag.toLowerCase(), tag]));

const CONTROL_ATTRIBUTES = ["name", "value", "required", "disabled", "autocomplete", "form"];
const FIELD_ATTRIBUTES = [...CONTROL_ATTRIBUTES, "placeholder", "readonly", "minlength", "maxlength"];

const ATTRIBUTES_BY_TAG: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    ...ATTRIBUTES,
    img: [...ATTRIBUTES.img, "fetchpriority"],
    a: [...ATTRIBUTES.a, "name"],
    form: ["name", "autocomplete", "novalidate"],
    fieldset: ["name", "disabled"],
    label: ["for"],
    button: [...CONTROL_ATTRIBUTES, "type"],
    input: [
      ...FIELD_ATTRIBUTES,
      ...["type", "checked", "min", "max", "step", "pattern", "multiple", "accept", "size", "inputmode", "list"],
    ],
    textarea: [...FIELD_ATTRIBUTES, "rows", "cols", "wrap"],
    select: [...CONTROL_ATTRIBUTES, "multiple", "size"],
    option: ["value", "selected", "disabled", "label"],
    optgroup: ["label", "disabled"],
    dialog: ["open"],
    iframe: ["src", "width", "height", "loading", "allow", "allowfullscreen", "referrerpolicy"],
  }).map(([tag, names]) => [tag, new Set(names)]),
);

const SVG = new Set(SVG_TAGS);
const SVG_ATTRIBUTES = new Set([
  ...["viewBox", "preserveAspectRatio", "xmlns", "focusable", "href", "transform", "pathLength"],
  ...["width", "height", "x", "y", "z", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "d", "points"],
  ...["dx", "dy", "rotate", "textLength", "lengthAdjust", "startOffset", "method", "spacing", "offset"],
  ...["gradientUnits", "gradientTransform", "spreadMethod", "patternUnits", "patternContentUnits", "patternTransform"],
  ...["clipPathUnits", "maskUnits", "maskContentUnits", "mask-type", "markerUnits", "markerWidth", "markerHeight"],
  ...["refX", "refY", "orient", "marker-start", "marker-mid", "marker-end"],
  ...["fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"],
  ...["stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "stroke-opacity", "paint-order", "color"],
  ...["opacity", "visibility", "display", "overflow", "clip-path", "clip-rule", "mask", "filter", "vector-effect"],
  ...["stop-color", "stop-opacity", "flood-color", "flood-opacity", "lighting-color", "color-interpolation-filters"],
  ...["shape-rendering", "text-rendering", "image-rendering", "text-anchor", "dominant-baseline", "text-decoration"],
  ...["font-family", "font-size", "font-style", "font-weight", "letter-spacing", "word-spacing", "writing-mode"],
  ...["filterUnits", "primitiveUnits", "in", "in2", "result", "mode", "type", "values", "tableValues", "slope"],
  ...["intercept", "amplitude", "exponent", "operator", "k1", "k2", "k3", "k4", "order", "kernelMatrix", "divisor"],
  ...["bias", "targetX", "targetY", "edgeMode", "preserveAlpha", "surfaceScale", "diffuseConstant", "scale"],
  ...["specularConstant", "specularExponent", "limitingConeAngle", "pointsAtX", "pointsAtY", "pointsAtZ", "azimuth"],
  ...["elevation", "xChannelSelector", "yChannelSelector", "stdDeviation", "baseFrequency", "numOctaves", "seed"],
  ...["stitchTiles", "radius"],
]);

/** Whether an attribute may be written. If its value is an address, the caller must also check the value. */
export function isAllowedAttribute(tag: string, name: string): boolean {
  if (/^(?:aria|data)-[\w-]+$/.test(name)) return true;
  if (GLOBAL_ATTRIBUTES.has(name) || ATTRIBUTES_BY_TAG[tag]?.has(name)) return true;
  return SVG.has(tag) && SVG_ATTRIBUTES.has(name);
}

const GLOBAL_ATTRIBUTES = new Set(["id", "title", "lang", "dir", "role", "hidden", "translate", "tabindex"]);

export const ADDRESS_ATTRIBUTES: ReadonlySet<string> = new Set(ADDRESSES);

/**
 * Whether a page may refer to the address. It must be relative or have one of a few schemes. With `media`, it may also
 * be a `data:` URL of an image, audio or video.
 */
export function isAllowedAddress(address: string, { media = false } = {}): boolean {
  // browsers ignore some whitespace and control characters in and before a scheme
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\s\p{Cc}]/gu, ""))?.[1]?.toLowerCase();
  if (scheme === undefined) return true;
  if (scheme === "data") return media && /^\s*data:(?:image|audio|video)\//i.test(address);
  return SCHEMES.includes(scheme);
}
