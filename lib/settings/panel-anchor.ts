/** The anchor of a panel that an admin added to the account settings. */
export const panelAnchor = (id: string) => `panel-${id.replace(/[^\p{L}\p{N}_-]+/gu, "-")}`;
