import type { CronItem } from "graphile-worker";
import { features } from "@/lib/features";

/** All features' scheduled tasks. */
export function schedule({ embedded }: { embedded: boolean }): CronItem[] {
  return features
    .flatMap((feature) => feature.schedule ?? [])
    .filter(({ embeddedOnly }) => embedded || !embeddedOnly)
    .map(({ embeddedOnly: _, ...item }) => item);
}
