/** Of the parent of the cycle toggle and of everything that the toggle changes. */
export const CYCLES = "group/cycles";

/**
 * The classes of two variants of a part, of which one is shown. They lie on each other, so that nothing moves when the
 * cycle changes, and need no script.
 */
export const BOTH_CYCLES = "grid *:col-start-1 *:row-start-1";
export const WHEN_YEARLY = "group-has-[[value=monthly]:checked]/cycles:invisible";
export const WHEN_MONTHLY = "invisible group-has-[[value=monthly]:checked]/cycles:visible";
