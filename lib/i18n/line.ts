declare const MARK: unique symbol;

/** A sentence that is marked as translatable. A plain string is not assignable to it. */
export type Line = string & { readonly [MARK]: true };

/**
 * Marks a sentence as translatable where it is defined but not yet shown: in constants, schemas and seeds. Returns its
 * argument, which `extract.mjs` collects. The code that shows the sentence calls `t(sentence)`.
 */
export const line = <const Text extends string>(text: Text) => text as Text & Line;
