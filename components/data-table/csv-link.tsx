"use client";

import Download from "lucide-react/icons/download";
import { useT } from "@/components/i18n/use-t";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** The address of the list as a CSV file. */
  href: string;
  /** "s" in a list's toolbar. */
  size?: "s";
};

/** Downloads a list as a CSV file. */
export function CsvLink({ href, size }: Props) {
  const t = useT();
  return (
    <ButtonLink href={href} size={size} download>
      <Icon of={Download} />
      {t("CSV")}
    </ButtonLink>
  );
}
