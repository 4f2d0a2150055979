import type { T } from "@/lib/i18n/create-t";

/** Saved states of a project, one of them named. */
export function VersionsIllustration({ t }: { t: T }) {
  const states = [
    { when: t("Today, :time", { time: "10:42" }), what: t("Current") },
    { when: t("Yesterday, :time", { time: "17:05" }), what: t("Restore") },
    { when: t("Yesterday, :time", { time: "16:31" }), what: t("Restore") },
  ];
  return (
    <div className="spec">
      <div className="flex items-center gap-2 justify-between">
        <span className="font-semibold">{t("Before the new menu")}</span>
        <span className="text-muted">{t("Named")}</span>
      </div>
      {states.map(({ when, what }) => (
        <div key={when} className="flex items-center gap-2 justify-between text-muted">
          <span>{when}</span>
          <span>{what}</span>
        </div>
      ))}
    </div>
  );
}
