/** Expires what is kept about a host on every instance. */
export const hostTag = (host: string) => `host:${host}`;
