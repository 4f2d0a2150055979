import { cva, type VariantProps } from "class-variance-authority";

/**
 * The classes of a button, or of a link that looks like one:
 * `<Link className={buttonVariants({ variant: "primary" })}>`.
 */
export const buttonVariants = cva(
  "inline-flex cursor-pointer items-center justify-center gap-2 rounded-md border leading-none font-label whitespace-nowrap transition",
  {
    variants: {
      /**
       * One `primary` per view. `danger-solid` only in a dialog, for the button that confirms. `inverted` on a toast or
       * the selection bar, whose text colour it inherits.
       */
      variant: {
        primary:
          "border-transparent bg-accent text-on-accent shadow-base shadow-accent-deep hover:bg-accent-hover active:shadow-pressed",
        secondary: "border-edge bg-raised text-text hover:border-text hover:bg-surface active:bg-wash-2",
        ghost: "border-transparent hover:bg-wash active:bg-wash-2",
        danger:
          "border-[color-mix(in_srgb,var(--danger)_55%,var(--bg))] bg-raised text-danger hover:border-danger hover:bg-danger-soft active:bg-wash-2",
        "danger-solid":
          "border-transparent bg-danger text-bg shadow-base shadow-danger-deep hover:bg-danger-hover active:shadow-pressed",
        inverted: "border-current/40 hover:border-current focus-visible:outline-current",
        slab: "border-transparent bg-on-slab text-slab shadow-base shadow-[color-mix(in_srgb,var(--on-slab)_72%,var(--slab))]",
      },
      size: {
        s: "min-h-7.5 text-small pointer-coarse:min-h-11",
        m: "min-h-9 text-control pointer-coarse:min-h-11",
        l: "min-h-11.5 text-body",
      },
      /** A square for an icon alone: the button then needs an `aria-label`. */
      icon: { true: "pointer-coarse:w-11", false: "" },
      /** As wide as its container. */
      full: { true: "w-full" },
    },
    compoundVariants: [
      { icon: true, size: "s", class: "w-7.5" },
      { icon: true, size: "m", class: "w-9" },
      { icon: false, size: "s", class: "px-2.5" },
      { icon: false, size: "m", class: "px-3.5" },
      { icon: false, size: "l", class: "px-5" },
    ],
    defaultVariants: { variant: "secondary", size: "m", icon: false },
  },
);

/** The classes of a button that can be disabled or pending. */
export const BUTTON_STATES =
  "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-wash disabled:text-off disabled:shadow-none aria-busy:cursor-progress";

export type ButtonLook = VariantProps<typeof buttonVariants>;
