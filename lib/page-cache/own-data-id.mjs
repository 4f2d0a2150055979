/** The id of the element with the user's data at the end of a cached member page. */
export const OWN_DATA_ID = "own-data";
