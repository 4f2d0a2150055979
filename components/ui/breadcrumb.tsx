import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";
import { Fragment, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** Read out: "Breadcrumb". */
  label: string;
  trail: { label: ReactNode; href: string }[];
  /** Where one is now. */
  here: ReactNode;
};

/** The way from the top down to this page. */
export function Breadcrumb({ label, trail, here }: Props) {
  return (
    <nav className="crumbs" aria-label={label}>
      {trail.map((step) => (
        <Fragment key={step.href}>
          <Link href={step.href}>{step.label}</Link>
          <Icon of={ChevronRight} flip />
        </Fragment>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}
