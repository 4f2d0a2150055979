/**
 * Marks a sentence as translatable where it is defined but not yet shown: in constants, schemas and seeds. Returns its
 * argument, which `extract.mjs` collects. The code that shows the sentence calls `t(sentence)`.
 */
export const line = <const Line extends string>(text: Line): Line => text;
