import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

/** A list of tools, or of totals in the admin area. Its children are `ToolRow`s. */
export function ToolRows({ children }: { children: ReactNode }) {
  return <div className="border-t border-line">{children}</div>;
}

type Props = {
  icon: LucideIcon;
  name: string;
  /** What the tool is for. */
  text: string;
  /** The heading's level. */
  level: 2 | 3;
  state: ReactNode;
  /** A button or a number, at the end of the row. */
  children: ReactNode;
};

export function ToolRow({ icon, name, text, level, state, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2.5 border-b border-line py-[22px] md:grid-cols-[minmax(0,1.1fr)_minmax(0,1.5fr)_72px] md:gap-6">
      <div className="grid grid-cols-[36px_1fr] gap-3.5">
        <span className="grid size-9 place-content-center rounded-md border border-line bg-raised">
          <Icon of={icon} />
        </span>
        <div>
          <Heading className="type-item">{name}</Heading>
          <p className="text-small text-muted">{text}</p>
        </div>
      </div>
      <div className="flex min-h-7.5 items-center gap-2.5 text-control max-md:col-span-full max-md:row-start-2 max-md:ms-[50px]">
        {state}
      </div>
      <div className="flex justify-self-end">{children}</div>
    </div>
  );
}
