/** The steps in order. Later versions append steps and never change existing ones. */
export const STEP_NAMES = ["roles", "themes", "localizations", "menus", "admin", "custom-pages", "plans"] as const;
export type StepName = (typeof STEP_NAMES)[number];
