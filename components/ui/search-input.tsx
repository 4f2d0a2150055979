import Search from "lucide-react/icons/search";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";

type Props = ComponentProps<"input"> & {
  /** At the end of the field: a key hint or a button. */
  end?: ReactNode;
};

/** A search field; give it an `aria-label` where no label stands beside it. */
export function SearchInput({ end, ...props }: Props) {
  return (
    <div className="with-icon">
      <Icon of={Search} />
      <Input type="search" {...props} />
      {end}
    </div>
  );
}
