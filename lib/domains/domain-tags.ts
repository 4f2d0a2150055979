/** The tag that expires what all instances have cached about a host. */
export const hostTag = (host: string) => `host:${host}`;
