/** How large the HTML of a page may be, with its styles. */
export const PAGE_MAX_BYTES = 2 * 1024 * 1024;
/** How large the HTML of all pages of a site may be together. */
export const SITE_MAX_BYTES = 50 * 1024 * 1024;

export type LargePart = "content" | "styles" | "site";

/** Thrown as soon as what is written is larger than the limits. `part`: what became too large. */
export class TooLargeOutput extends Error {
  constructor(readonly part: LargePart) {
    super(`The ${part} became too large.`);
  }
}

/** Returns what `write` returns, or null if that is too large. */
export function nullIfTooLarge<Output>(write: () => Output): Output | null {
  try {
    return write();
  } catch (error) {
    if (error instanceof TooLargeOutput) return null;
    throw error;
  }
}

/** Collects the parts of a text. Throws `TooLargeOutput` when they have more than `PAGE_MAX_BYTES` characters. */
export class BoundedText {
  private readonly parts: string[] = [];
  private length = 0;

  constructor(private readonly part: LargePart) {}

  push(...parts: readonly string[]): void {
    for (const part of parts) {
      this.length += part.length;
      if (this.length > PAGE_MAX_BYTES) throw new TooLargeOutput(this.part);
      this.parts.push(part);
    }
  }

  toString(): string {
    return this.parts.join("");
  }
}
