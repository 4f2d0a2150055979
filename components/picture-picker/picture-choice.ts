import type { ChosenFile } from "@/lib/uploads/sending/upload-item";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";

/** A point of a picture, in percent of its width and height. */
export type Point = { x: number; y: number };
export type Pixels = { width: number; height: number };

export const CENTRE: Point = { x: 50, y: 50 };

/** A picture, and how it is used in one place. The file itself is never changed. */
export type PictureChoice = {
  address: string;
  /** Null for a drawing that has no size of its own. */
  pixels: Pixels | null;
  /** Read aloud instead of the picture. Empty if the picture is only decoration. */
  description: string;
  /** The part of the picture that stays visible when its sides are cut off. */
  focus: Point;
  /** The ratio to which it is cropped, such as "3 / 2". Null: it is as the layout shows it. */
  ratio: string | null;
};

/** The picture that is used now. `description`: null if nobody has written one. */
export type CurrentPicture = Omit<PictureChoice, "pixels" | "description"> & { description: string | null };

/** What the picker asks about the picture, besides which one it is. */
export type PickerQuestions = { description?: boolean; focus?: boolean; ratio?: boolean };

export type PickerOptions = {
  settings: UploadSettings;
  /** The place where the picture will be, shown after the title: "for Hero, on Home". */
  place: string;
  current: CurrentPicture | null;
  asks: PickerQuestions;
  /** The width of the place divided by its height, if the layout decides it. The rest of a picture is cut off. */
  frameRatio?: number | null;
  /** The address of the picture that is chosen at first, if it is not the current one. */
  proposed?: string;
  /** Files that are uploaded at once. The first picture among them is chosen. */
  files?: readonly ChosenFile[];
  /** How often the project uses a picture. */
  usesOf?: (address: string) => number;
};

/** Returns a picture without a description or a crop. */
export const plainPicture = (address: string): CurrentPicture => ({
  address,
  description: null,
  focus: CENTRE,
  ratio: null,
});

/** Reads a position such as "39% 45%". Null for any other. */
export function parsePoint(position: string | undefined): Point | null {
  const [x, y, ...rest] = (position ?? "").trim().split(/\s+/).map(percentOf);
  return x === undefined || y === undefined || rest.length > 0 || Number.isNaN(x + y) ? null : { x, y };
}

const percentOf = (text: string) => (text.endsWith("%") ? Number(text.slice(0, -1)) : Number.NaN);

export const formatPoint = ({ x, y }: Point): string => `${x}% ${y}%`;

export const isSamePoint = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

/** The last part of an address, by which people recognise a file. */
export const nameInAddress = (address: string): string => address.split(/[?#]/, 1)[0]?.split("/").at(-1) || address;
