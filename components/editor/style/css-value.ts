/** Adds the unit to a bare number, except 0. */
export const withUnit = (text: string, unit: string): string =>
  text !== "" && Number(text) !== 0 && Number.isFinite(Number(text)) ? text + unit : text;

/**
 * Adds the step to the number at the start of a value, or a tenth of the step if the number has decimals. A value that
 * does not start with a number stays unchanged.
 */
export function addStep(value: string, step: number): string {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return value;
  const unit = value.trim().replace(/^[\d.-]+/, "");
  const scale = Number.isInteger(number) ? 1 : 0.1;
  return `${Math.round((number + step * scale) * 1000) / 1000}${unit}`;
}

/** Whether browsers accept the value for the property. An empty value removes the declaration. */
export const isAccepted = (property: string, value: string): boolean =>
  value === "" || CSS.supports(property, withoutImportant(value));

function withoutImportant(value: string): string {
  const mark = value.lastIndexOf("!");
  return mark >= 0 &&
    value
      .slice(mark + 1)
      .trim()
      .toLowerCase() === "important"
    ? value.slice(0, mark)
    : value;
}

/** A computed value with at most one decimal in each number. Further decimals are cut off, not rounded. */
export const shorten = (value: string): string => value.replace(/\.(\d)\d*/g, ".$1");
