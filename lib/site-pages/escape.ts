const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** For text and for attributes in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
