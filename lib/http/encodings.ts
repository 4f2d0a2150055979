export type Encoding = "br" | "gzip";

/** The smallest encoding that the client takes, or undefined for none. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const header = String(acceptEncoding);
  if (takes(header, "br")) return "br";
  return takes(header, "gzip") ? "gzip" : undefined;
}

function takes(header: string, encoding: Encoding): boolean {
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";");
    if (name.trim().toLowerCase() === encoding)
      return !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/i.test(parameter));
  }
  return false;
}
