/** The parts of a page that Next stores. */
type StoredPage = { html: string; rscData?: Buffer; segmentData?: Map<string, Buffer> };

export function removeAddress(value: StoredPage): boolean;
