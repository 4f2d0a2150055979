import type { CronItem } from "graphile-worker";
import { features } from "@/lib/features";

/** What runs by the clock, of all features. */
export function schedule({ embedded }: { embedded: boolean }): CronItem[] {
  return features
    .flatMap((feature) => feature.schedule ?? [])
    .filter(({ embeddedOnly }) => embedded || !embeddedOnly)
    .map(({ embeddedOnly: _, ...item }) => item);
}
