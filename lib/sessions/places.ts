import "server-only";
import { stat } from "node:fs/promises";
import { type CityResponse, open, type Reader, validate } from "maxmind";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

export type Place = { city: string | null; country: string | null };
type Database = { version: string; reader: Promise<Reader<CityResponse> | null> };

const KEY = Symbol.for("plinth.places");
// A database of cities has 60 MB, and bundles hold separate copies of a module.
const state = globalThis as { [KEY]?: Database };

const NOWHERE: Place = { city: null, country: null };

/** Where addresses lie, in this language, by the operator's offline database; nowhere without one. A file that was replaced is read anew. */
export async function placeFinder(language: string): Promise<(address: string | null) => Place> {
  const reader = await currentReader();
  return (address) => {
    const found = reader && address && validate(address) ? reader.get(address) : null;
    return found ? placeOf(found, language) : NOWHERE;
  };
}

function placeOf({ city, country }: CityResponse, language: string): Place {
  const names: Record<string, string> = { ...city?.names };
  const [short = language] = language.split("-", 1);
  return {
    city: names[language] ?? names[short] ?? names.en ?? null,
    country: country ? countryName(country.iso_code, language) : null,
  };
}

function countryName(code: string, language: string): string | null {
  try {
    return new Intl.DisplayNames([language, "en"], { type: "region" }).of(code) ?? null;
  } catch {
    return null; // no code of a country
  }
}

async function currentReader(): Promise<Reader<CityResponse> | null> {
  const file = env().GEOIP_DB_PATH;
  if (!file) return null;
  const version = await versionOf(file);
  const known = state[KEY];
  if (known?.version === version) return known.reader;
  const reader = open<CityResponse>(file).catch((err: unknown) => {
    log.warn({ err, file }, "The database of GEOIP_DB_PATH could not be read");
    return known?.reader ?? null; // a half-written file changes once more when it is whole
  });
  state[KEY] = { version, reader };
  return reader;
}

/** Another text whenever the file is another one, or was written to. */
const versionOf = (file: string) =>
  stat(file).then(
    ({ ino, size, mtimeMs }) => `${ino}:${size}:${mtimeMs}`,
    () => "missing",
  );
