import type { ComponentProps, ReactNode } from "react";
import { Input } from "@/components/ui/input";
import { SearchIcon } from "@/components/ui/search-icon";

type Props = ComponentProps<"input"> & {
  /** At the end of the field: a key hint or a button. */
  end?: ReactNode;
};

/** A search field. Set an `aria-label` if it has no label. */
export function SearchInput({ end, ...props }: Props) {
  return (
    <div className="relative">
      <SearchIcon />
      <Input type="search" {...props} start="icon" end={end ? "icon" : "text"} />
      {end && <span className="absolute inset-y-0 end-2 flex items-center">{end}</span>}
    </div>
  );
}
