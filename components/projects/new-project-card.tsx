"use client";

import Plus from "lucide-react/icons/plus";
import Link from "next/link";
import { useT } from "@/components/i18n/use-t";
import { Icon } from "@/components/ui/icon";
import { routes } from "@/lib/routes";

/** The card after the last project. It links to the page that creates a project. */
export function NewProjectCard() {
  const t = useT();
  return (
    <Link
      href={routes.newProject}
      prefetch={false}
      className="grid aspect-8/5 place-content-center justify-items-center gap-2 rounded-md border border-dashed border-edge text-small text-muted hover:border-text hover:text-text"
    >
      <Icon of={Plus} />
      {t("New project")}
    </Link>
  );
}
