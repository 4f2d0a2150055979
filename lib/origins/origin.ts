/** Where a request came from. */
export type Origin = { address: string; userAgent: string };
