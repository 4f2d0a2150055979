export const TEMPLATE_NAME_MAX_CHARS = 80;
/** Of a user's personal workspace, or of another workspace. */
export const OWN_TEMPLATES_MAX = 50;

const PREFIX = "own-";
const OWN_ID = /^own-([1-9]\d{0,9})$/;

/** The id of an own template outside the database. No template that comes with Plinth has an id like it. */
export const ownTemplateId = (id: number) => `${PREFIX}${id}`;

/** The number in the id of an own template. Null for any other id. */
export function ownTemplateNumber(id: string): number | null {
  const number = OWN_ID.exec(id)?.[1];
  return number === undefined ? null : Number(number);
}
