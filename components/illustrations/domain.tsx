import { Glyph } from "@/components/illustrations/glyph";
import type { T } from "@/lib/i18n/create-t";

/** A host name whose DNS records were found as wanted. */
export function DomainIllustration({ t }: { t: T }) {
  const records = ["TXT _plinth", "CNAME www", t("Certificate")];
  return (
    <div className="spec">
      <div className="flex items-center gap-2 justify-between">
        <bdi className="mono">kilnrow.example</bdi>
        <span className="dot success">
          <span>{t("Verified")}</span>
        </span>
      </div>
      {records.map((record) => (
        <div key={record} className="flex items-center gap-2 justify-between text-muted">
          <bdi>{record}</bdi>
          <Glyph of="check" />
        </div>
      ))}
    </div>
  );
}
