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
  ...["svg", "g", "defs", "symbol", "use", "title", "desc"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"],
  ...["linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask"],
];
const ALLOWED_TAGS = new Set([...TAGS, ...FORM_TAGS, ...SVG_TAGS, "iframe"]);

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
  if (ALLOWED_TAGS.has(tag)) return tag;
  const lower = tag.toLowerCase();
  if (OMITTED_TAGS.has(lower)) return null;
  return ALLOWED_TAGS.has(lower) ? lower : "div";
}

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
    iframe: ["src", "width", "height", "loading", "allowfullscreen", "referrerpolicy"],
  }).map(([tag, names]) => [tag, new Set(names)]),
);

const SVG = new Set(SVG_TAGS);
const SVG_ATTRIBUTE =
  /^(?:viewBox|preserveAspectRatio|xmlns|width|height|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|fx|fy|d|points|dx|dy|offset|transform|pathLength|gradientUnits|gradientTransform|spreadMethod|patternUnits|patternContentUnits|patternTransform|clipPathUnits|maskUnits|fill|fill-rule|fill-opacity|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-dasharray|stroke-dashoffset|stroke-miterlimit|stroke-opacity|opacity|clip-path|clip-rule|mask|stop-color|stop-opacity|vector-effect|text-anchor|font-size|font-weight|letter-spacing|focusable|href)$/;

/** Whether an attribute may be written. If its value is an address, the caller must also check the value. */
export function isAllowedAttribute(tag: string, name: string): boolean {
  if (/^(?:aria|data)-[\w-]+$/.test(name)) return true;
  if (GLOBAL_ATTRIBUTES.has(name) || ATTRIBUTES_BY_TAG[tag]?.has(name)) return true;
  return SVG.has(tag) && SVG_ATTRIBUTE.test(name);
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
