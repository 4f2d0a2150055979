export const LOGGED_IN_SCRIPT: string;
export const OWN_TEXT_SCRIPT: string;
export function createThemeScript(modes: Readonly<Record<string, "light" | "dark" | "system">>): string;
export function isNextData(code: string): boolean;
export function isKnownScript(code: string): boolean;
