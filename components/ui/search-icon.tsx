import Search from "lucide-react/icons/search";
import { Icon } from "@/components/ui/icon";

/** The magnifier inside a search field. */
export function SearchIcon() {
  return (
    <Icon
      of={Search}
      className="pointer-events-none absolute start-[11px] top-[11px] text-muted pointer-coarse:top-3.5"
    />
  );
}
