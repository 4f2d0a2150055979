import { blank } from "@/lib/templates/blank";
import type { Template } from "@/lib/templates/template";

/** The templates that come with Plinth, in the order in which they are offered. */
export const CATALOG: readonly Template[] = [blank];
