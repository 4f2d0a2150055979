import type { Frame } from "@playwright/test";

/** What is visible of an element: its place among the others, its own words or its file, and its box. */
export type DrawnElement = string;

/** Returns what the canvas shows, once its pictures and fonts are loaded. */
export const drawnElements = (frame: Frame): Promise<DrawnElement[]> =>
  frame.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
    const ownWords = (element: Element) =>
      [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent] : [])).join("");
    return [...document.querySelectorAll("[data-gjs-type=wrapper] *")]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const box = [left + scrollX, top + scrollY, width, height].map(Math.round);
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        const what = [
          element.localName,
          ownWords(element).trim(),
          element.getAttribute("src"),
          element.getAttribute("href"),
        ];
        return [...what, box, color, backgroundColor, fontSize].filter((part) => part !== null).join(" | ");
      });
  });
