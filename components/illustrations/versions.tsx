import { ListCard, ListCardRow } from "@/components/illustrations/list-card";
import type { T } from "@/lib/i18n/create-t";

/** Saved states of a project, one of them named. */
export function VersionsIllustration({ t }: { t: T }) {
  const states = [
    { time: t("Today, :time", { time: "10:42" }), label: t("Current") },
    { time: t("Yesterday, :time", { time: "17:05" }), label: t("Restore") },
    { time: t("Yesterday, :time", { time: "16:31" }), label: t("Restore") },
  ];
  return (
    <ListCard>
      <ListCardRow>
        <span className="font-semibold">{t("Before the new menu")}</span>
        <span className="text-muted">{t("Named")}</span>
      </ListCardRow>
      {states.map(({ time, label }) => (
        <ListCardRow key={time} quiet>
          <span>{time}</span>
          <span>{label}</span>
        </ListCardRow>
      ))}
    </ListCard>
  );
}
