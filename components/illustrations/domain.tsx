import { Glyph } from "@/components/illustrations/glyph";
import { ListCard, ListCardRow } from "@/components/illustrations/list-card";
import { StateDot } from "@/components/ui/state-dot";
import type { T } from "@/lib/i18n/create-t";

/** A verified host name and what was checked: its DNS records and its certificate. */
export function DomainIllustration({ t }: { t: T }) {
  const checks = ["TXT _plinth", "CNAME www", t("Certificate")];
  return (
    <ListCard>
      <ListCardRow>
        <bdi className="mono">kilnrow.example</bdi>
        <StateDot tone="success">{t("Verified")}</StateDot>
      </ListCardRow>
      {checks.map((check) => (
        <ListCardRow key={check} quiet>
          <bdi>{check}</bdi>
          <Glyph of="check" />
        </ListCardRow>
      ))}
    </ListCard>
  );
}
