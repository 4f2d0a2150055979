import { buttonVariants } from "@/components/ui/button-variants";
import { controlVariants } from "@/components/ui/control-variants";

/** The classes of a public page's controls. The server computes them, so that pages load no code for it. */
export const BAR_LOOKS = {
  login: buttonVariants({ variant: "ghost", size: "s" }),
  register: buttonVariants({ size: "s", className: "max-md:hidden" }),
  menu: buttonVariants({ variant: "ghost", icon: true, className: "-me-2" }),
  menuRegister: buttonVariants({ full: true, className: "mt-4 signed-in:hidden" }),
};

export type BarLooks = typeof BAR_LOOKS;

export const LANGUAGE_LOOK = controlVariants({ look: "compact", end: "arrow", className: "select-arrow" });
