/** The classes of the frame around segments. */
export const SEGMENT_GROUP = "inline-flex rounded-md border border-edge bg-raised";

const SEGMENT =
  "relative inline-flex cursor-pointer items-center rounded-sm text-muted disabled:cursor-not-allowed disabled:text-off has-checked:bg-text has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring aria-pressed:bg-text aria-pressed:text-bg";
const MEDIUM = `${SEGMENT} min-h-7.5 gap-[7px] text-small font-medium hover:text-text pointer-coarse:min-h-11`;

/** The classes of a segment: a toggle button, a page number or the label of a radio button. */
export const SEGMENTS = {
  text: `${MEDIUM} px-[11px]`,
  icon: `${MEDIUM} px-2 pointer-coarse:min-w-11 pointer-coarse:justify-center`,
  page: `${MEDIUM} min-w-7.5 justify-center px-1.5 aria-[current=page]:bg-text aria-[current=page]:text-bg`,
  large: `${SEGMENT} px-4 py-[7px] text-control leading-[1.3] font-label`,
};
