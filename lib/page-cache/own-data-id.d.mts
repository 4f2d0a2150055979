export const OWN_DATA_ID: string;
