import { Glyph } from "@/components/illustrations/glyph";
import { ListCard, ListCardRow } from "@/components/illustrations/list-card";
import { StateDot } from "@/components/ui/state-dot";
import type { T } from "@/lib/i18n/create-t";

/** A host name whose DNS records are correct. */
export function DomainIllustration({ t }: { t: T }) {
  const records = ["TXT _plinth", "CNAME www", t("Certificate")];
  return (
    <ListCard>
      <ListCardRow>
        <bdi className="mono">kilnrow.example</bdi>
        <StateDot tone="success">{t("Verified")}</StateDot>
      </ListCardRow>
      {records.map((record) => (
        <ListCardRow key={record} quiet>
          <bdi>{record}</bdi>
          <Glyph of="check" />
        </ListCardRow>
      ))}
    </ListCard>
  );
}
