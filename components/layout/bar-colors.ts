/** The colours of a bar at the top of a page. Backgrounds inside it derive from the bar's text colour. */
export const BAR_COLORS =
  "border-line bg-navbar text-on-navbar [--wash:color-mix(in_srgb,var(--on-navbar)_8%,transparent)]";

/** The colours of a menu in the bar, for the element whose children are the links. */
export const NAV_COLORS = "text-nav-muted *:hover:text-on-navbar *:aria-[current]:text-on-navbar";
