/**
 * Marks a sentence as translatable where it is written down but not yet shown: in constants, schemas and seeds. It changes nothing; the
 * extraction (`extract.mjs`) reads its argument, and whoever shows the sentence calls `t(sentence)`.
 */
export const line = <const Line extends string>(text: Line): Line => text;
