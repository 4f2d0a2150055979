import { cva } from "class-variance-authority";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

const noteVariants = cva("flex items-start gap-3 rounded-md border border-s-3 border-line px-4 py-3 text-control", {
  variants: {
    tone: {
      info: "border-s-plinth bg-raised",
      good: "border-s-success bg-success-soft",
      warn: "border-s-warning bg-warning-soft",
      bad: "border-s-danger bg-danger-soft",
    },
  },
});

const ICON_COLORS = { info: undefined, good: "text-success", warn: "text-warning", bad: "text-danger" };

const ICONS = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleX };

type Props = {
  tone?: keyof typeof ICONS;
  /** Set it if the note appears after an action, so that screen readers announce it. */
  role?: "status" | "alert";
  children: ReactNode;
};

/** A note in the flow of a page. */
export function Note({ tone = "info", role, children }: Props) {
  return (
    <div className={noteVariants({ tone })} role={role}>
      <Icon of={ICONS[tone]} className={cn("mt-[3px]", ICON_COLORS[tone])} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
