/** The class of the element that contains the cycle toggle and everything that the toggle changes. */
export const CYCLES = "group/cycles";

/**
 * The class of an element with a yearly and a monthly variant, of which one is shown. The variants overlap, so nothing
 * moves when the cycle changes. CSS alone switches between them.
 */
export const BOTH_CYCLES = "grid *:col-start-1 *:row-start-1";
/** The classes of the two variants. */
export const WHEN_YEARLY = "group-has-[[value=monthly]:checked]/cycles:invisible";
export const WHEN_MONTHLY = "invisible group-has-[[value=monthly]:checked]/cycles:visible";
