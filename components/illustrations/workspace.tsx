import type { CSSProperties } from "react";
import { Glyph } from "@/components/illustrations/glyph";
import type { T } from "@/lib/i18n/create-t";

/** Three members of a workspace with their roles, and an invited person. */
export function WorkspaceIllustration({ t }: { t: T }) {
  const members = [
    { initials: "IM", name: "Ines Morel", role: t("Owner"), tone: "rgb(160 98 60)" },
    { initials: "TO", name: "Tomas Okafor", role: t("Editor"), tone: "rgb(92 115 133)" },
    { initials: "LV", name: "Lena Vogt", role: t("Contributor"), tone: "rgb(107 127 92)" },
  ];
  return (
    <div className="grid content-start gap-2 text-small *:flex *:items-center *:gap-3 *:rounded-lg *:border *:px-3.25 *:py-2.25">
      {members.map(({ initials, name, role, tone }) => (
        <div key={initials} className="border-line bg-raised">
          <span
            className="grid size-7 flex-none place-content-center rounded-md bg-[color-mix(in_srgb,var(--tone)_26%,var(--raised))] font-semibold text-micro tracking-[0.01em]"
            style={{ "--tone": tone } as CSSProperties}
          >
            {initials}
          </span>
          <span className="font-semibold">{name}</span>
          <span className="ms-auto text-muted">{role}</span>
        </div>
      ))}
      <div className="border-edge border-dashed">
        <Glyph of="mail" />
        <bdi>joris@example.com</bdi>
        <span className="ms-auto text-muted">{t("Invited today")}</span>
      </div>
    </div>
  );
}
