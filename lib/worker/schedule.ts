import type { CronItem } from "graphile-worker";
import { features } from "@/lib/features/features";

/** The scheduled tasks of all features. Some run only with the embedded database. */
export function schedule({ isEmbedded }: { isEmbedded: boolean }): CronItem[] {
  return features
    .flatMap((feature) => feature.schedule ?? [])
    .filter(({ embeddedOnly }) => isEmbedded || !embeddedOnly)
    .map(({ embeddedOnly: _, ...item }) => item);
}
