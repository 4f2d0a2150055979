/** The anchor of an admin's panel on the page with the account settings. */
export const panelAnchor = (id: string) => `panel-${id.replace(/[^\p{L}\p{N}_-]+/gu, "-")}`;
