export const TEMPLATE_NAME_MAX_CHARS = 80;
/** The maximum number of templates in a workspace, and of a user's personal templates. */
export const OWN_TEMPLATES_MAX = 50;

const PREFIX = "own-";
const OWN_ID = /^own-([1-9]\d{0,9})$/;

/** The id that the API uses for a user's template. No template that comes with Plinth has such an id. */
export const ownTemplateId = (id: number) => `${PREFIX}${id}`;

/** The number in the id of a user's template. Null for any other id. */
export function ownTemplateNumber(id: string): number | null {
  const number = OWN_ID.exec(id)?.[1];
  return number === undefined ? null : Number(number);
}
