import type { Locator } from "@playwright/test";

export type TestFile = { name: string; mimeType: string; buffer: Buffer };

/** Drops files on the middle of an element, as from a folder of this computer. */
export const dropFiles = (target: Locator, files: readonly TestFile[]) =>
  target.evaluate(
    (element, sent) => {
      const dataTransfer = new DataTransfer();
      for (const { name, type, bytes } of sent)
        dataTransfer.items.add(
          new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type }),
        );
      const { left, top, width, height } = element.getBoundingClientRect();
      const point = { clientX: left + width / 2, clientY: top + height / 2 };
      for (const type of ["dragenter", "dragover", "drop"])
        element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...point }));
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: buffer.toString("base64") })),
  );
