/** The part of a drawer between its head and its foot. */
export const DRAWER_BODY = "overflow-y-auto px-6 py-[22px]";
