/** The address of the drawing that a new picture shows. */
export const PLACEHOLDER_PATH = "/sections/placeholder.svg";
