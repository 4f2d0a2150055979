import { cva } from "class-variance-authority";

/** The classes of inputs, selects and text areas. */
export const controlVariants = cva(
  "w-full rounded-md border border-edge bg-raised leading-[1.45] transition-[border-color] hover:border-text focus-visible:border-transparent focus-visible:-outline-offset-1 disabled:border-line disabled:bg-wash disabled:text-muted aria-invalid:border-danger aria-invalid:shadow-[inset_0_-1px_0_var(--danger)]",
  {
    variants: {
      kind: {
        /** For `<input>` and `<textarea>`. */
        text: "placeholder:text-muted placeholder:opacity-100 [&[readonly]]:border-line [&[readonly]]:bg-wash [&[readonly]]:text-muted",
        /** For `<select>`. */
        select: "select-arrow",
        /** For a button that opens a list. */
        button: "",
      },
      look: {
        /** Phones zoom in on a focused field whose text is smaller than 16 px. */
        line: "min-h-[38px] py-[7px] pointer-coarse:min-h-11 pointer-coarse:text-[16px]",
        area: "min-h-24 resize-y py-[7px] pointer-coarse:text-[16px]",
        code: "min-h-15 py-[7px] text-[1.7rem] font-semibold tracking-[0.62em] placeholder:font-normal",
        /** For a short `<select>` in a line of small text. */
        compact: "min-h-[34px] w-auto py-[7px] text-small leading-[1.45]",
      },
      /** The padding before and after the text, with room for an icon or the arrow. */
      start: { text: "ps-[11px]", icon: "ps-[34px]", code: "ps-4.5" },
      end: { text: "pe-[11px]", icon: "pe-[38px]", arrow: "pe-8", code: "pe-0" },
    },
    defaultVariants: { kind: "text", look: "line", start: "text", end: "text" },
  },
);
