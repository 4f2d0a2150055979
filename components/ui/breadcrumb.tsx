import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";
import { Fragment, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** The name for screen readers: "Breadcrumb". */
  label: string;
  trail: { label: ReactNode; href: string }[];
  /** The name of the current page. */
  currentPage: ReactNode;
};

/** The path from the top to this page. */
export function Breadcrumb({ label, trail, currentPage }: Props) {
  return (
    <nav className="flex flex-wrap items-center gap-1.5 text-small leading-[1.55] text-muted" aria-label={label}>
      {trail.map((step) => (
        <Fragment key={step.href}>
          <Link href={step.href} className="hover:text-text">
            {step.label}
          </Link>
          <Icon of={ChevronRight} flip className="size-[13px]" />
        </Fragment>
      ))}
      <span aria-current="page">{currentPage}</span>
    </nav>
  );
}
