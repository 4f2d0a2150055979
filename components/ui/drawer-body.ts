/** The classes of a drawer's body, which is between its header and its footer. */
export const DRAWER_BODY = "overflow-y-auto px-6 py-[22px]";
