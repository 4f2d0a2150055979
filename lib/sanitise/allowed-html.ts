// What an admin's HTML may contain. Forms, styles, class names and the attribute `name` are missing on purpose: in the
// content they could imitate the app's user interface, cover it, or replace properties of `document`.

export const TAGS = [
  ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "div", "span", "br", "hr", "wbr", "pre", "blockquote", "center"],
  ...["article", "aside", "address", "footer", "header", "hgroup", "main", "nav", "search", "section"],
  ...["ul", "ol", "li", "dl", "dt", "dd", "menu", "details", "summary"],
  ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ...["a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i", "ins"],
  ...["kbd", "mark", "q", "rp", "rt", "ruby", "s", "samp", "small", "strike", "strong", "sub", "sup", "time", "tt"],
  ...["u", "var", "meter", "progress"],
  ...["img", "picture", "source", "figure", "figcaption", "map", "area", "audio", "video", "track"],
];

/** Removed together with their content. Other tags that are not allowed are removed, but their text is kept. */
export const TAGS_REMOVED_WITH_CONTENT = [
  ...[
    "script",
    "style",
    "template",
    "noscript",
    "noembed",
    "noframes",
    "iframe",
    "object",
    "xmp",
    "plaintext",
    "title",
  ],
  ...["head", "textarea", "select", "option", "datalist", "button", "dialog", "canvas", "svg", "math"],
];

const SIZES = ["width", "height"];
const PLAYER = ["controls", "loop", "muted", "preload", "autoplay", "crossorigin", "src", ...SIZES];
const CELL = ["abbr", "align", "valign", "bgcolor", "colspan", "rowspan", "headers", "scope", "nowrap", ...SIZES];

export const ATTRIBUTES = {
  "*": ["id", "title", "lang", "dir", "role", "aria-*", "data-*", "hidden", "translate", "tabindex", "align"],
  a: ["href", "hreflang", "rel", "target", "download", "type"],
  area: ["href", "alt", "coords", "shape", "rel", "target", "download"],
  audio: PLAYER,
  bdo: ["dir"],
  blockquote: ["cite"],
  br: ["clear"],
  col: ["span", "width", "valign"],
  colgroup: ["span", "width", "valign"],
  data: ["value"],
  del: ["cite", "datetime"],
  details: ["open"],
  font: ["color", "face", "size"],
  hr: ["color", "noshade", "size", "width"],
  img: ["src", "srcset", "sizes", "alt", "loading", "decoding", "crossorigin", "usemap", "ismap", "border", ...SIZES],
  ins: ["cite", "datetime"],
  li: ["value", "type"],
  meter: ["value", "min", "max", "low", "high", "optimum"],
  ol: ["start", "reversed", "type"],
  pre: ["width"],
  progress: ["value", "max"],
  q: ["cite"],
  source: ["src", "srcset", "sizes", "media", "type", ...SIZES],
  table: ["border", "cellpadding", "cellspacing", "bgcolor", "summary", "width"],
  tbody: ["valign"],
  td: CELL,
  tfoot: ["valign"],
  th: CELL,
  thead: ["valign"],
  time: ["datetime"],
  tr: ["valign", "bgcolor"],
  track: ["src", "srclang", "kind", "label", "default"],
  ul: ["type"],
  video: [...PLAYER, "poster", "playsinline"],
};

/** The attributes whose value is an address. `srcset` is checked too, address by address. */
export const ADDRESSES = ["href", "src", "cite", "poster"];

export const SCHEMES = ["http", "https", "ftp", "mailto", "tel", "sms", "callto", "xmpp", "matrix"];
/** Images, audio and video may have `data:` URLs, which run no scripts in these elements. */
export const SCHEMES_BY_TAG = Object.fromEntries(
  ["img", "source", "audio", "video", "track"].map((tag) => [tag, ["http", "https", "data"]]),
);
