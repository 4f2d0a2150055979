/** Encodes a path. Unlike `encodeURI`, also encodes `?` and `#`, which would end the path. */
export const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");
