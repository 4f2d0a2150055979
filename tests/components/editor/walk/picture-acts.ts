import { replacePicture } from "@/components/editor/pictures/picture-uses";
import { placePicture } from "@/components/editor/pictures/place-picture";
import { CENTRE } from "@/components/picture-picker/picture-choice";
import { type Act, wordsFor } from "./walker";

const ADDRESSES = ["/sections/arches.svg", "/sections/branch.svg", "/storage/1/bread.jpg"];

const place: Act = (walker) => {
  const part = walker.select(({ tagName }) => tagName === "img");
  if (!part) return null;
  const address = walker.oneOf(ADDRESSES);
  placePicture(walker.engine, part, {
    address,
    pixels: walker.oneOf([null, { width: 3000, height: 4000 }]),
    description: walker.oneOf(["", 'Bread "on" a board']),
    focus: walker.oneOf([CENTRE, { x: 20, y: 80 }]),
    ratio: walker.oneOf([null, "3 / 2"]),
  });
  return `show ${address} in ${wordsFor(part)}`;
};

const replaceEverywhere: Act = (walker) => {
  const pictures = walker.parts(({ tagName }) => tagName === "img").map((part) => part.getAttributes().src as unknown);
  const from = walker.oneOf(pictures);
  if (typeof from !== "string") return null;
  const to = walker.oneOf(ADDRESSES);
  replacePicture(walker.engine, from, to);
  return `replace ${from} everywhere by ${to}`;
};

const describe: Act = (walker) => {
  const part = walker.select(({ tagName }) => tagName === "img");
  part?.addAttributes({ alt: walker.oneOf(["", "Bread"]) });
  return part && `describe ${wordsFor(part)}`;
};

export const PICTURE_ACTS: readonly Act[] = [place, place, replaceEverywhere, describe];
