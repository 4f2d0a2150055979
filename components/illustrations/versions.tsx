import { ListCard, ListCardRow } from "@/components/illustrations/list-card";
import type { T } from "@/lib/i18n/create-t";

/** Saved states of a project, one of them named. */
export function VersionsIllustration({ t }: { t: T }) {
  const states = [
    { when: t("Today, :time", { time: "10:42" }), what: t("Current") },
    { when: t("Yesterday, :time", { time: "17:05" }), what: t("Restore") },
    { when: t("Yesterday, :time", { time: "16:31" }), what: t("Restore") },
  ];
  return (
    <ListCard>
      <ListCardRow>
        <span className="font-semibold">{t("Before the new menu")}</span>
        <span className="text-muted">{t("Named")}</span>
      </ListCardRow>
      {states.map(({ when, what }) => (
        <ListCardRow key={when} quiet>
          <span>{when}</span>
          <span>{what}</span>
        </ListCardRow>
      ))}
    </ListCard>
  );
}
