/** Floating parts fade in while they rise four pixels, and close with the reverse animation. */
export const FLOATING_MOTION = "data-[state=closed]:animate-leave data-[state$=open]:animate-enter";

/** The box of menus, open lists, popovers and dialogs: its border, background, shadow and motion. */
export const FLOATING = `rounded-lg border border-line bg-raised text-text shadow-lift ${FLOATING_MOTION}`;

/** The padding and text of a menu or an open list. */
export const FLOATING_LIST = "group z-50 p-[5px] text-control";

/** A row of a menu or of an open list. */
export const FLOATING_ROW =
  "flex min-h-8.5 w-full cursor-pointer items-center gap-2.5 rounded-md px-2.5 outline-hidden hover:bg-wash aria-disabled:cursor-not-allowed aria-disabled:text-off data-highlighted:bg-wash data-[selected=true]:bg-wash data-highlighted:focus-visible:shadow-[inset_2px_0_0_var(--ring)] max-md:group-data-sheet:min-h-11.5 pointer-coarse:min-h-11";

/** A heading over the rows that follow. */
export const FLOATING_HEADING = "px-2.5 pt-2 pb-1 text-tiny leading-[1.55] font-medium text-muted";

/** A row of a command menu, or of a dialog that looks like one. */
export const COMMAND_ROW =
  "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-control data-[selected=true]:bg-accent-soft data-[selected=true]:shadow-[inset_3px_0_0_var(--accent)] pointer-coarse:min-h-11";
