import Search from "lucide-react/icons/search";
import { Icon } from "@/components/ui/icon";

/** The lens inside a field that searches. */
export function SearchIcon() {
  return (
    <Icon
      of={Search}
      className="pointer-events-none absolute start-[11px] top-[11px] text-muted pointer-coarse:top-3.5"
    />
  );
}
