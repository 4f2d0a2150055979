/** The tag of everything that the instances cache about a host. */
export const hostTag = (host: string) => `host:${host}`;
