import type { PictureJob } from "@/lib/pictures/jobs";
import { filePath, isResized, type SiteFile } from "@/lib/publications/picture-sizes";

/** The size of a picture for shared links, which other websites and apps expect. */
export const SOCIAL_PIXELS = { width: 1200, height: 630 } as const;
/** The sides of icons in pixels: in the tab of a browser, and on the home screen of a phone. */
export const TAB_ICON_PIXELS = 32;
export const PHONE_ICON_PIXELS = 180;

/** A point of a picture in percent of its width and height. */
type Point = { x: number; y: number };
/** What is made from a picture for programs that do not show AVIF or WebP. */
export type DerivedPicture = ({ kind: "social" } & Point) | { kind: "icon"; side: number };

/**
 * Focal points are rounded to steps of this size. Otherwise, a visitor could have thousands of pictures made from one,
 * by changing its address.
 */
const FOCUS_STEP_PERCENT = 10;

const DRAWING_TYPE = "image/svg+xml";
const DERIVED_PATH = /^\/_files\/([\da-f]{20})-(?:social-(\d{1,3})-(\d{1,3})\.jpg|icon-(32|180)\.png)$/;
const DERIVED_PATHS = /\/_files\/[\da-f]{20}-(?:social-\d{1,3}-\d{1,3}\.jpg|icon-(?:32|180)\.png)/g;

type Picture = Pick<SiteFile, "mime" | "width" | "height">;

/** Whether a picture for shared links can be made from a file. */
export const hasSocialPicture = ({ mime, width, height }: Picture): boolean =>
  width !== null && height !== null && (isResized(mime) || mime === "image/gif");

/** Whether icons can be made from a file. */
export const hasIcons = (file: Picture): boolean => hasSocialPicture(file) || file.mime === DRAWING_TYPE;

/** `position`: the focal point, such as "39% 45%". */
export function socialPath(file: SiteFile, position = ""): string {
  const [x = 50, y = 50] = position.split(" ").map((part) => roundFocus(Number.parseFloat(part)));
  return pathOf(file, `social-${x}-${y}.jpg`);
}

export const iconPath = (file: SiteFile, side: number): string => pathOf(file, `icon-${side}.png`);

const pathOf = (file: SiteFile, ending: string) => `${filePath({ ...file, extension: "" })}-${ending}`;

function roundFocus(percent: number): number {
  if (Number.isNaN(percent)) return 50;
  return Math.round(Math.min(100, Math.max(0, percent)) / FOCUS_STEP_PERCENT) * FOCUS_STEP_PERCENT;
}

/** Reads the path of a derived picture. Null for any other path. */
export function parseDerivedPath(path: string): { id: string; derived: DerivedPicture } | null {
  const [, id, x, y, side] = DERIVED_PATH.exec(path) ?? [];
  if (id === undefined) return null;
  if (side !== undefined) return { id, derived: { kind: "icon", side: Number(side) } };
  const point = { x: Number(x), y: Number(y) };
  const isRounded = roundFocus(point.x) === point.x && roundFocus(point.y) === point.y;
  return isRounded ? { id, derived: { kind: "social", ...point } } : null;
}

/** The paths of all derived pictures in the HTML of a page. */
export const derivedPathsIn = (html: string): string[] => html.match(DERIVED_PATHS) ?? [];

/** Whether the derived picture can be made from the file. */
export const isDerivable = (file: Picture, { kind }: DerivedPicture): boolean =>
  kind === "icon" ? hasIcons(file) : hasSocialPicture(file);

export const derivedMime = ({ kind }: DerivedPicture) => (kind === "icon" ? "image/png" : "image/jpeg");

/** The job of the process for pictures that makes a derived picture. */
export const jobFor = (derived: DerivedPicture): PictureJob =>
  derived.kind === "icon"
    ? { kind: "icon", side: derived.side }
    : { kind: "cover", ...SOCIAL_PIXELS, x: derived.x, y: derived.y };
