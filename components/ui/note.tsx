import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

const ICONS = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleX };

type Props = {
  tone?: keyof typeof ICONS;
  /** Where it appears after something was done, so that it is read out. */
  role?: "status" | "alert";
  children: ReactNode;
};

/** A remark in the flow of a page. */
export function Note({ tone = "info", role, children }: Props) {
  return (
    <div className={cn("note", tone !== "info" && tone)} role={role}>
      <Icon of={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
