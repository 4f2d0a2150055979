import "server-only";
import { stat } from "node:fs/promises";
import { isIP } from "node:net";
import type { CityResponse, Reader } from "maxmind";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state.mjs";

export type Place = { city: string | null; country: string | null };
type Database = { version: string; reader: Promise<Reader<CityResponse> | null> };

/** Shared by the whole process, because the database takes about 60 MB of memory. */
const state = processState("places", (): { database?: Database } => ({}));

const NOWHERE: Place = { city: null, country: null };

/**
 * Returns a function that looks up the place of an address in the operator's offline database, with names in this
 * language. Without a database every place is unknown. A replaced file is loaded again.
 */
export async function createPlaceFinder(language: string): Promise<(address: string | null) => Place> {
  const reader = await openReader();
  return (address) => {
    const record = reader && address && isIP(address) ? reader.get(address) : null;
    return record ? placeOf(record, language) : NOWHERE;
  };
}

/** Returns a function that looks up the country of an address: two letters, or null if it is unknown. */
export async function createCountryFinder(): Promise<(address: string) => string | null> {
  const reader = await openReader();
  return (address) => (reader && isIP(address) ? (reader.get(address)?.country?.iso_code ?? null) : null);
}

function placeOf({ city, country }: CityResponse, language: string): Place {
  const names: Record<string, string> = { ...city?.names };
  const [baseLanguage = language] = language.split("-", 1);
  return {
    city: names[language] ?? names[baseLanguage] ?? names.en ?? null,
    country: country ? countryName(country.iso_code, language) : null,
  };
}

function countryName(code: string, language: string): string | null {
  try {
    return new Intl.DisplayNames([language, "en"], { type: "region" }).of(code) ?? null;
  } catch {
    return null; // not a country code
  }
}

async function openReader(): Promise<Reader<CityResponse> | null> {
  const file = env().GEOIP_DB_PATH;
  if (!file) return null;
  const version = await versionOf(file);
  const current = state.database;
  if (current?.version === version) return current.reader;
  const reader = openFile(file).catch((err: unknown) => {
    log.warn({ err, file }, "The database of GEOIP_DB_PATH could not be read");
    return current?.reader ?? null; // the file may be half-written: it is read again after its next change
  });
  state.database = { version, reader };
  return reader;
}

/** Imports the reader on demand, because most installations have no such database. */
const openFile = async (file: string) => (await import("maxmind")).open<CityResponse>(file);

/** The version of the file, which changes whenever the file is replaced or written to. */
const versionOf = (file: string) =>
  stat(file).then(
    ({ ino, size, mtimeMs }) => `${ino}:${size}:${mtimeMs}`,
    () => "missing",
  );
