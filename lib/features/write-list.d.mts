/** Returns the source of the file that lists the features. */
export function createListSource(): string;
