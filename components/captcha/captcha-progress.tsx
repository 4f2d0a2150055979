import { useT } from "@/components/i18n/use-t";
import { ProgressBar } from "@/components/ui/progress-bar";

/** Shows the progress of a check. `share` is a number from 0 to 1. */
export function CaptchaProgress({ share }: { share: number }) {
  const t = useT();
  const label = t("Checking that you are not a robot");
  return (
    <div className="grid content-start gap-2">
      <p className="text-muted text-small">{label}</p>
      <ProgressBar label={label} value={share} max={1} tone="accent" />
    </div>
  );
}
