import ChevronDown from "lucide-react/icons/chevron-down";
import { Icon } from "@/components/ui/icon";

/** Stands for the account menu until the page is interactive. Its name is filled in before. */
export function AccountMenuWaiting() {
  return (
    <span className="flex max-w-60 items-center gap-2.25 py-0.75 ps-1 pe-2 text-control">
      <span className="size-7 flex-none rounded-md bg-wash-2" />
      <span className="min-w-0 truncate max-md:hidden" data-own="display_name" />
      <Icon of={ChevronDown} className="max-md:hidden" />
    </span>
  );
}
