/** The part of a drawer between its header and its footer. */
export const DRAWER_BODY = "overflow-y-auto px-6 py-[22px]";
