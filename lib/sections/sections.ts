import type { Section } from "@/lib/sections/section";

/** All ready sections. */
export const SECTIONS: readonly Section[] = [];
