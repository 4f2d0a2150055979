import "server-only";
import path from "node:path";
import { direction } from "@/lib/i18n/direction";
import { hasRightToLeftLetter, visualOrder, wordsOf, wrapWords } from "@/lib/invoices/visual-order";

/**
 * A font family with Latin, Greek, Cyrillic, Hebrew and Arabic letters. pdfkit cannot embed the variable fonts of our
 * web pages.
 */
const FONTS = path.resolve("node_modules/dejavu-fonts-ttf/ttf");
const FONT = path.join(FONTS, "DejaVuSans.ttf");
const BOLD_FONT = path.join(FONTS, "DejaVuSans-Bold.ttf");

/** A4. All sizes are in points. */
const [WIDTH, HEIGHT] = [595, 842];
const MARGIN = 50;
const ROW_PADDING = 6;
const COLUMN_GAP = 2;

/** The width between the margins. */
export const INNER_WIDTH = WIDTH - 2 * MARGIN;

/**
 * `start`: the distance from the left margin, or from the right margin for a right-to-left language. `align`: "end"
 * aligns text with the other edge of `width`.
 */
type Position = { start: number; width: number; align?: "start" | "end" };
/** `tag`: how a screen reader announces the text. */
export type Style = Position & { tag: "H1" | "H2" | "P" | "TH" | "TD"; size?: number; bold?: boolean; grey?: boolean };
type Box = { x: number; width: number; isRightAligned: boolean; top: number };
export type StyledText = readonly [text: string, style: Style];

/** Creates an empty tagged PDF with A4 pages. */
export async function createPdf({ title, language }: { title: string; language: string }): Promise<PdfWriter> {
  const { default: PDFDocument } = await import("pdfkit");
  const options = {
    size: "A4",
    margin: MARGIN,
    pdfVersion: "1.7",
    subset: "PDF/UA", // missing from the types
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title },
    font: FONT,
  };
  return new PdfWriter(new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions), direction(language));
}

/** Writes text from top to bottom, and begins a new page when one is full. */
export class PdfWriter {
  private readonly chunks: Buffer[] = [];
  private readonly ended: Promise<void>;
  private readonly root: PDFKit.PDFStructureElement;
  private y = MARGIN;

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly textDirection: "ltr" | "rtl",
  ) {
    doc.on("data", (chunk: Buffer) => this.chunks.push(chunk));
    this.ended = new Promise((resolve) => doc.on("end", resolve));
    this.root = doc.struct("Document");
    doc.addStructure(this.root);
  }

  /** Writes texts side by side, and continues `gap` points below the tallest. */
  write(texts: readonly StyledText[], gap = 4): void {
    this.makeRoom(this.heightOf(texts));
    for (const text of texts) this.root.add(this.element(text, this.y));
    this.y += this.heightOf(texts) + gap;
  }

  /**
   * Writes columns side by side on one page, each from top to bottom, and continues below the longest. If a column does
   * not fit on a page, writes the columns one below the other.
   */
  writeColumns(columns: readonly (readonly StyledText[])[]): void {
    const heights = columns.map((texts) => texts.reduce((sum, text) => sum + this.heightOf([text]) + COLUMN_GAP, 0));
    const tallest = Math.max(...heights);
    if (tallest > HEIGHT - 2 * MARGIN) {
      for (const text of columns.flat()) this.write([text], COLUMN_GAP);
      return;
    }
    this.makeRoom(tallest);
    const top = this.y;
    const bottoms = columns.map((texts) => {
      this.y = top;
      for (const text of texts) this.write([text], COLUMN_GAP);
      return this.y;
    });
    this.y = Math.max(...bottoms);
  }

  addSpace(points: number): void {
    this.y += points;
  }

  /** Writes rows of cells with a line below each. */
  writeTable(rows: readonly (readonly StyledText[])[]): void {
    const table = this.doc.struct("Table");
    this.root.add(table);
    for (const cells of rows) {
      const height = this.heightOf(cells) + 2 * ROW_PADDING;
      this.makeRoom(height);
      const row = this.doc.struct("TR");
      table.add(row);
      for (const cell of cells) row.add(this.element(cell, this.y + ROW_PADDING));
      row.end();
      this.y += height;
      this.drawRule();
    }
    table.end();
  }

  /** Ends the document and returns its bytes. */
  async finish(): Promise<Buffer> {
    this.root.end();
    this.doc.end();
    await this.ended;
    return Buffer.concat(this.chunks);
  }

  private element([text, style]: StyledText, top: number): PDFKit.PDFStructureElement {
    return this.doc.struct(style.tag, { actual: text }, () => this.draw(text, style, top));
  }

  private draw(text: string, style: Style, top: number): void {
    const { start, width, align = "start" } = style;
    const x = this.textDirection === "ltr" ? MARGIN + start : WIDTH - MARGIN - start - width;
    const isRightAligned = (align === "end") === (this.textDirection === "ltr");
    this.setFont(style).fillColor(style.grey ? "#555555" : "#111111");
    if (hasRightToLeftLetter(text)) this.drawWords(text, { x, width, isRightAligned, top });
    else this.doc.text(text, x, top, { width, align: isRightAligned ? "right" : "left" });
  }

  /** Places each word separately, because the order of words on the line may differ from the reading order. */
  private drawWords(text: string, { x, width, isRightAligned, top }: Box): void {
    const widthOf = (part: string) => this.doc.widthOfString(part);
    for (const [at, line] of this.linesOf(text, width).entries()) {
      const words = visualOrder(line, this.textDirection);
      let left = isRightAligned ? x + width - widthOf(words.join(" ")) : x;
      for (const word of words) {
        this.doc.text(word, left, top + at * this.doc.currentLineHeight(true), { lineBreak: false });
        left += widthOf(word) + widthOf(" ");
      }
    }
  }

  private linesOf(text: string, width: number): string[][] {
    return wrapWords(wordsOf(text), width, (part) => this.doc.widthOfString(part));
  }

  private setFont({ bold, size = 10 }: Style): PDFKit.PDFDocument {
    return this.doc.font(bold ? BOLD_FONT : FONT).fontSize(size);
  }

  private heightOf(texts: readonly StyledText[]): number {
    const heights = texts.map(([text, style]) => {
      const { width } = style;
      const doc = this.setFont(style);
      if (!hasRightToLeftLetter(text)) return doc.heightOfString(text, { width });
      return this.linesOf(text, width).length * doc.currentLineHeight(true);
    });
    return Math.max(...heights);
  }

  /** Begins a new page if the current one has too little space left. */
  private makeRoom(height: number): void {
    if (this.y + height <= HEIGHT - MARGIN) return;
    this.doc.addPage();
    this.y = MARGIN;
  }

  /** Draws a line that screen readers skip. */
  private drawRule(): void {
    this.doc.markContent("Artifact");
    this.doc
      .moveTo(MARGIN, this.y)
      .lineTo(WIDTH - MARGIN, this.y)
      .lineWidth(0.5)
      .stroke("#cccccc");
    this.doc.endMarkedContent();
  }
}
