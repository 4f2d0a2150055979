import { Glyph } from "@/components/illustrations/glyph";
import type { T } from "@/lib/i18n/create-t";

/** Three people of a workspace, each with a role, and one who was invited. */
export function WorkspaceIllustration({ t }: { t: T }) {
  const members = [
    { initials: "IM", name: "Ines Morel", role: t("Owner"), tone: "rgb(160 98 60)" },
    { initials: "TO", name: "Tomas Okafor", role: t("Editor"), tone: "rgb(92 115 133)" },
    { initials: "LV", name: "Lena Vogt", role: t("Contributor"), tone: "rgb(107 127 92)" },
  ];
  return (
    <div className="grid content-start gap-2">
      {members.map(({ initials, name, role, tone }) => (
        <div key={initials} className="flex items-center card gap-3 px-3.5 py-2.5">
          <span className="avatar" style={{ "--tone": tone } as object}>
            {initials}
          </span>
          <span className="text-small font-semibold">{name}</span>
          <span className="ms-auto text-small text-muted">{role}</span>
        </div>
      ))}
      <div className="flex items-center gap-3 rounded-lg border border-edge border-dashed px-3.5 py-2.5">
        <Glyph of="mail" />
        <bdi className="text-small">joris@example.com</bdi>
        <span className="ms-auto text-small text-muted">{t("Invited today")}</span>
      </div>
    </div>
  );
}
