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
    <div className="grid content-start gap-2">
      {members.map(({ initials, name, role, tone }) => (
        <div key={initials} className="flex items-center gap-3 rounded-lg border border-line bg-raised px-3.25 py-2.25">
          <span
            className="grid size-7 flex-none place-content-center rounded-md bg-[color-mix(in_srgb,var(--tone)_26%,var(--raised))] font-semibold text-[0.7333rem] tracking-[0.01em]"
            style={{ "--tone": tone } as CSSProperties}
          >
            {initials}
          </span>
          <span className="font-semibold text-small">{name}</span>
          <span className="ms-auto text-small text-muted">{role}</span>
        </div>
      ))}
      <div className="flex items-center gap-3 rounded-lg border border-edge border-dashed px-3.25 py-2.25">
        <Glyph of="mail" />
        <bdi className="text-small">joris@example.com</bdi>
        <span className="ms-auto text-small text-muted">{t("Invited today")}</span>
      </div>
    </div>
  );
}
