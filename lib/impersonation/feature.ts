import type { Feature } from "@/lib/feature";
import { END_LAPSED_IMPERSONATIONS } from "@/lib/impersonation/lapsed";

export const impersonation = {
  name: "impersonation",
  expired: [END_LAPSED_IMPERSONATIONS],
} as const satisfies Feature;
