// Pages of others that a page of a site shows in a frame, such as a video or a map.

/** Marks the element that shows a picture first and its frame after a click. Its value is an `EmbedKind`. */
export const EMBED = "data-embed";

export type EmbedKind = "video" | "map";

/** Websites that show videos on pages and offer no files. */
const VIDEO_HOSTS =
  /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly|tiktok\.com)$/;

/** Whether an address is of a page that shows a video, and not of a file. */
export function isVideoPage(address: string): boolean {
  const url = urlOf(address);
  return url !== null && VIDEO_HOSTS.test(url.hostname);
}

/**
 * Returns the address for a frame from what people copy: the address of a page, the code to embed it, or for a map a
 * place in words or coordinates. Videos start when their frame is loaded, which is after a click, and set as few
 * cookies as their website allows. Null if it cannot be shown in a frame.
 */
export function embedAddress(text: string, kind?: EmbedKind): string | null {
  const address = codeAddress(text) ?? text.trim();
  const url = urlOf(address);
  if (!url) return kind === "map" ? placeAddress(address) : null;
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  url.protocol = "https:";
  const { hostname } = url;
  const site = EMBEDDED_SITES.find(({ hosts }) => hosts.test(hostname));
  return site ? site.address(url) : url.href;
}

/** Whether a frame would show nothing: it has no address, or that of a page which cannot be shown in frames. */
export function isEmptyFrame(address: string | undefined): boolean {
  if (!address) return true;
  const shown = embedAddress(address);
  return shown === null || urlOf(shown)?.pathname !== urlOf(address)?.pathname;
}

/** The URL of an address that people copy, which may lack its scheme if it has a path. Null for other text. */
function urlOf(address: string): URL | null {
  const isAbsolute = /^(?:https?:)?\/\//i.test(address);
  if (!isAbsolute && !/^[\w.-]+\.[a-z]{2,}[/?]/i.test(address)) return null;
  const absolute = isAbsolute ? address.replace(/^\/\//, "https://") : `https://${address}`;
  return URL.canParse(absolute) ? new URL(absolute) : null;
}

/** The address in the code to embed a page: `<iframe src="...">`. */
function codeAddress(text: string): string | null {
  const start = text.toLowerCase().indexOf("<iframe");
  const name = start < 0 ? -1 : text.toLowerCase().indexOf(SRC, start);
  const quote = text[name + SRC.length];
  if (name < 0 || (quote !== '"' && quote !== "'")) return null;
  const [address = ""] = text.slice(name + SRC.length + 1).split(quote, 1);
  return address.replaceAll("&amp;", "&");
}

const SRC = "src=";

type EmbeddedSite = { hosts: RegExp; address: (url: URL) => string | null };

const EMBEDDED_SITES: readonly EmbeddedSite[] = [
  { hosts: /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/, address: youtubeAddress },
  { hosts: /(?:^|\.)vimeo\.com$/, address: vimeoAddress },
  { hosts: /(?:^|\.)(?:dailymotion\.com|dai\.ly)$/, address: dailymotionAddress },
  { hosts: /(?:^|\.)tiktok\.com$/, address: tiktokAddress },
  { hosts: /(?:^|\.)openstreetmap\.org$/, address: openStreetMapAddress },
  { hosts: /^(?:www\.|maps\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/, address: googleMapsAddress },
];

/** https://developers.google.com/youtube/player_parameters */
function youtubeAddress({ hostname, pathname, searchParams }: URL): string | null {
  const path = hostname.endsWith("youtu.be") ? `/v${pathname}` : pathname;
  const [, id = searchParams.get("v")] = /^\/(?:embed|shorts|live|v)\/([\w-]+)/.exec(path) ?? [];
  const list = searchParams.get("list");
  if (!id && !list) return null;
  const start = secondsOf(searchParams.get("t") ?? searchParams.get("start") ?? "");
  const query = new URLSearchParams({ autoplay: "1" });
  if (list) query.set("list", list);
  if (start > 0) query.set("start", String(start));
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id ?? "videoseries")}?${query}`;
}

/** Seconds of a time in an address: `90`, `90s` or `1m30s`. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** https://help.vimeo.com/hc/en-us/articles/12426260232977: a private video has a second part in its address, `h`. */
function vimeoAddress({ pathname, searchParams }: URL): string | null {
  const [, id, part] = /\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? [];
  const secret = part ?? searchParams.get("h");
  return id
    ? `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${secret ? `&h=${encodeURIComponent(secret)}` : ""}`
    : null;
}

function dailymotionAddress({ hostname, pathname, searchParams }: URL): string | null {
  const [, id = searchParams.get("video")] =
    /^\/(?:embed\/)?(?:video\/)?(\w+)$/.exec(hostname === "geo.dailymotion.com" ? "" : pathname) ?? [];
  return id ? `https://geo.dailymotion.com/player.html?video=${encodeURIComponent(id)}` : null;
}

/** https://developers.tiktok.com/doc/embed-videos */
function tiktokAddress({ pathname }: URL): string | null {
  const [, id] = /\/(?:video|v2)\/(\d+)/.exec(pathname) ?? [];
  return id ? `https://www.tiktok.com/embed/v2/${id}` : null;
}

/** The address of the map itself names its middle: `#map=16/52.5163/13.3777`, and that of a marker `?mlat=&mlon=`. */
function openStreetMapAddress(url: URL): string | null {
  if (url.pathname === "/export/embed.html") return url.href;
  const [, zoom, latitude, longitude] =
    /map=(\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/.exec(url.hash) ?? [];
  const markerLatitude = url.searchParams.get("mlat") ?? latitude;
  const markerLongitude = url.searchParams.get("mlon") ?? longitude;
  if (!(markerLatitude && markerLongitude)) return null;
  return mapAround(Number(markerLatitude), Number(markerLongitude), Number(zoom ?? 16));
}

/** https://wiki.openstreetmap.org/wiki/Export: `bbox` is west, south, east and north in degrees. */
function mapAround(latitude: number, longitude: number, zoom = 16): string | null {
  if (!(Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180)) return null;
  const halfWidth = (MAP_WIDTH / 2) * (360 / (TILE_WIDTH * 2 ** zoom));
  const halfHeight = (halfWidth * Math.cos((latitude * Math.PI) / 180)) / 2;
  const box = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(6)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** In pixels. A map is shown about as wide as a page's text and half as high. */
const MAP_WIDTH = 1024;
const TILE_WIDTH = 256;

/** https://developers.google.com/maps/documentation/urls/get-started and https://www.google.com/maps/d/ */
function googleMapsAddress(url: URL): string | null {
  const { pathname, searchParams, hostname } = url;
  if (pathname.startsWith("/maps/embed") || /^\/maps\/d\/(?:u\/\d+\/)?embed/.test(pathname)) return url.href;
  if (searchParams.get("output") === "embed") return url.href;
  if (!hostname.startsWith("maps.") && !pathname.startsWith("/maps")) return null;
  const [, name] = /^\/maps\/(?:place|search)\/([^/]+)/.exec(pathname) ?? [];
  const [, middle] = /\/@(-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?)/.exec(pathname) ?? [];
  const place = searchParams.get("q") ?? searchParams.get("query") ?? name?.replaceAll("+", " ") ?? middle;
  return place ? googleMap(decoded(place)) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a sign % that stands for itself
  }
}

const googleMap = (place: string) =>
  `https://www.google.com/maps?${new URLSearchParams({ q: place, output: "embed" })}`;

/** The map of a place in words, or of coordinates such as `52.5163, 13.3777`. */
function placeAddress(place: string): string | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?)°?[,\s]\s*(-?\d{1,3}(?:\.\d+)?)°?$/.exec(place) ?? [];
  if (latitude && longitude) return mapAround(Number(latitude), Number(longitude));
  return /\p{L}/u.test(place) && !place.includes(":") ? googleMap(place) : null;
}
