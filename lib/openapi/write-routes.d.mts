/** The text of the file that lists the routes. */
export function routesSource(): string;
