import { cva } from "class-variance-authority";

/**
 * The classes of the `<label>` around a checkbox or radio and its text. On touch screens, the target is larger but the
 * layout is the same.
 */
export const CHOICE_LABEL = "flex items-start gap-2.5 leading-[1.45] pointer-coarse:-my-2.5 pointer-coarse:py-2.5";

/** The classes of a checkbox or radio. The mark inside is its `::before`. */
export const choiceVariants = cva(
  "mt-0.5 grid size-[17px] flex-none cursor-pointer appearance-none place-content-center border border-edge bg-raised before:border-on-accent checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:cursor-not-allowed disabled:border-line disabled:bg-wash disabled:before:border-muted aria-invalid:border-danger",
  {
    variants: {
      shape: {
        box: "rounded-sm checked:before:h-[5px] checked:before:w-[9px] checked:before:-translate-y-px checked:before:-rotate-45 checked:before:border-b-[1.8px] checked:before:border-l-[1.8px] indeterminate:before:h-0.5 indeterminate:before:w-[9px] indeterminate:before:bg-on-accent",
        dot: "rounded-full checked:before:size-[7px] checked:before:rounded-full checked:before:bg-on-accent",
      },
    },
  },
);
