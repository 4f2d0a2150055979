import { cn } from "@/components/ui/cn";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "danger-solid";
export type ButtonSize = "s" | "m" | "l";
export type ButtonLook = {
  /** One `primary` a view; `danger-solid` only inside the dialog that asks. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A square for an icon alone: the button then needs an `aria-label`. */
  icon?: boolean;
  /** As wide as its container. */
  full?: boolean;
  className?: string | undefined;
};

/** The classes of a button, for links that look like one: `<Link className={buttonClass({ variant: "primary" })}>`. */
export function buttonClass({ variant = "secondary", size = "m", icon, full, className }: ButtonLook = {}) {
  return cn("btn", variant !== "secondary" && variant, size !== "m" && size, icon && "icon", full && "full", className);
}
