/** The class of the element that contains the cycle toggle and everything that the toggle changes. */
export const CYCLES = "group/cycles";

/**
 * The classes of two variants of a part, of which one is shown. The variants overlap, so that nothing moves when the
 * cycle changes. They need no script.
 */
export const BOTH_CYCLES = "grid *:col-start-1 *:row-start-1";
export const WHEN_YEARLY = "group-has-[[value=monthly]:checked]/cycles:invisible";
export const WHEN_MONTHLY = "invisible group-has-[[value=monthly]:checked]/cycles:visible";
