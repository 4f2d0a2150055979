import type { Page } from "@playwright/test";

export type Name = { text: string; lang: string };
type Box = { left: number; right: number; top: number; bottom: number };
/** A text of a page. `clips`: the boxes around it that hide what does not fit, with the directions in which they do. */
type SeenText = {
  place: string;
  text: string;
  isHeading: boolean;
  fontSize: number;
  lines: Box[];
  clips: (Box & { x: boolean; y: boolean })[];
};

/** Of the height of a letter: lines may stand so close that the boxes around them overlap, but not the letters. */
const LETTER_SHARE = 0.6;
/** Pixels that may be missing because browsers round positions. */
const TOLERANCE = 1;

/** Puts a name into all headings of a page, which then keeps it. Returns what is wrong with the page, in words. */
export async function headingFaults(page: Page, name: Name): Promise<string[]> {
  await writeName(page, name);
  const { width, scrollWidth, texts } = await seenTexts(page);
  const headings = texts.filter(({ isHeading }) => isHeading);
  const screen = { left: 0, right: width, top: 0, bottom: 0, x: true, y: false };
  const faults = [
    ...(scrollWidth > width ? [`scrolls sideways: ${scrollWidth} px`] : []),
    ...headings.filter((text) => isClipped(text, screen)).map(({ place }) => `${place} is clipped`),
    ...headings.flatMap((text) => overlapsOf(text, texts)),
  ];
  return [...new Set(faults)];
}

const writeName = (page: Page, { text, lang }: Name) =>
  page.evaluate(
    ({ text, lang, dir }) => {
      Object.assign(document.documentElement, { lang, dir });
      const isWord = (node: Node) => (node.nodeValue ?? "").trim().length > 2;
      for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) if (isWord(walker.currentNode)) walker.currentNode.nodeValue = text;
      }
    },
    { text, lang, dir: lang === "ar" ? "rtl" : "ltr" },
  );

const seenTexts = (page: Page) =>
  page.evaluate(() => {
    const boxOf = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
    function linesOf(node: Node) {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 1).map(boxOf);
    }
    function clipsOf(element: Element) {
      const boxes: SeenText["clips"] = [];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const [x, y] = [overflowX !== "visible", overflowY !== "visible"];
        boxes.push({ ...boxOf(box.getBoundingClientRect()), x, y });
      }
      return boxes.filter(({ x, y }) => x || y);
    }
    const texts: SeenText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest("svg, select, textarea")) continue;
      texts.push({
        place: element.className || element.localName,
        text: node.nodeValue ?? "",
        isHeading: element.closest("h1, h2, h3, h4") !== null,
        fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
        lines: linesOf(node),
        clips: clipsOf(element),
      });
    }
    return { width: window.innerWidth, scrollWidth: document.documentElement.scrollWidth, texts };
  });

/** The boxes of the letters in the lines of a text. */
const lettersOf = ({ lines, fontSize }: SeenText): Box[] =>
  lines.map(({ left, right, top, bottom }) => {
    const middle = (top + bottom) / 2;
    const half = (fontSize * LETTER_SHARE) / 2;
    return { left, right, top: middle - half, bottom: middle + half };
  });

const isClipped = (text: SeenText, screen: SeenText["clips"][number]): boolean =>
  lettersOf(text).some((line) => [screen, ...text.clips].some((box) => isCut(line, box)));

const isCut = (line: Box, { x, y, ...box }: SeenText["clips"][number]): boolean =>
  (x && Math.max(box.left - line.left, line.right - box.right) > TOLERANCE) ||
  (y && Math.max(box.top - line.top, line.bottom - box.bottom) > TOLERANCE);

function overlapsOf(heading: SeenText, texts: readonly SeenText[]): string[] {
  const lines = lettersOf(heading);
  return texts
    .filter((other) => other !== heading && lettersOf(other).some((line) => lines.some((own) => overlap(own, line))))
    .map((other) => `${heading.place} overlaps "${other.text.trim().slice(0, 20)}"`);
}

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE;
