"use client";

import Globe from "lucide-react/icons/globe";
import Plus from "lucide-react/icons/plus";
import type { ComponentProps } from "react";
import { useT } from "@/components/i18n/use-t";
import { useMayCreate } from "@/components/resource/use-may-create";
import { WithinLimit } from "@/components/resource/within-limit";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";

const LINKS = {
  projects: { href: routes.newProject, label: line("New project"), icon: Plus },
  sites: { href: routes.newSite, label: line("New site"), icon: Globe },
} as const;

type Props = { noun: keyof typeof LINKS } & Pick<ComponentProps<typeof ButtonLink>, "variant">;

/** A link to create a project or site, for those who may do so in the active workspace. */
export function NewContentLink({ noun, variant = "primary" }: Props) {
  const t = useT();
  if (!useMayCreate(noun)) return null;
  const { href, label, icon } = LINKS[noun];
  return (
    <WithinLimit noun={noun}>
      <ButtonLink href={href} variant={variant}>
        <Icon of={icon} />
        {t(label)}
      </ButtonLink>
    </WithinLimit>
  );
}
