/** Returns the source of the file that lists the routes. */
export function createRoutesSource(): string;
