/** The colours of a bar at the top of a page. What lies in it is washed with the bar's own text colour. */
export const BAR_COLORS =
  "border-line bg-navbar text-on-navbar [--wash:color-mix(in_srgb,var(--on-navbar)_8%,transparent)]";
