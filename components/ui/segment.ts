/** The classes of the frame around segments. */
export const SEGMENT_GROUP = "inline-flex rounded-md border border-edge bg-raised";

const SEGMENT = "relative inline-flex cursor-pointer items-center rounded-sm whitespace-nowrap text-muted";
const MEDIUM = `${SEGMENT} min-h-7.5 gap-[7px] text-small font-medium hover:text-text pointer-coarse:min-h-11`;
const SQUARE = "px-2 pointer-coarse:min-w-11 pointer-coarse:justify-center";
/** The classes of a label whose radio button is checked or focused. */
const CHECKED_CLASSES =
  "has-checked:bg-text has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring";

/** The classes of a segment. `text`, `icon` and `large` are for labels of radio buttons. */
export const SEGMENTS = {
  text: `${MEDIUM} ${CHECKED_CLASSES} px-[11px]`,
  icon: `${MEDIUM} ${CHECKED_CLASSES} ${SQUARE}`,
  large: `${SEGMENT} ${CHECKED_CLASSES} px-4 py-[7px] text-control leading-[1.3] font-label`,
  /** A toggle button with an icon. */
  toggle: `${MEDIUM} ${SQUARE} aria-pressed:bg-text aria-pressed:text-bg`,
  /** A page number, or the button for the previous or next page. */
  page: `${MEDIUM} min-w-7.5 justify-center px-1.5 aria-disabled:cursor-not-allowed aria-disabled:text-off aria-[current=page]:bg-text aria-[current=page]:text-bg`,
};
