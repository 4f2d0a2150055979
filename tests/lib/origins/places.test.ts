import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createCountryFinder, createPlaceFinder } from "@/lib/origins/places";
import { encodeMmdb, place } from "../../support/mmdb";

const folder = mkdtempSync(path.join(os.tmpdir(), "plinth-places-"));
const file = path.join(folder, "places.mmdb");
process.env.GEOIP_DB_PATH = file;
process.env.LOG_LEVEL = "silent";

const LYON = place("FR", { en: "Lyons", fr: "Lyon", de: "Lyon" });
const OPORTO = place("PT", { en: "Oporto", pt: "Porto" });

beforeEach(() => {
  writeFileSync(
    file,
    encodeMmdb({ "192.0.2.0/24": LYON, "198.51.100.7/32": OPORTO, "203.0.113.0/24": { country: { iso_code: "DE" } } }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const NOWHERE = { city: null, country: null };

test("finds the city and the country of an address", async () => {
  const placeOf = await createPlaceFinder("en");

  expect(placeOf("192.0.2.14")).toEqual({ city: "Lyons", country: "France" });
  expect(placeOf("198.51.100.7")).toEqual({ city: "Oporto", country: "Portugal" });
});

test("uses the requested language, or English if the database has no name in that language", async () => {
  expect((await createPlaceFinder("pt-BR"))("198.51.100.7")).toEqual({ city: "Porto", country: "Portugal" });
  expect((await createPlaceFinder("ar"))("192.0.2.14")).toEqual({ city: "Lyons", country: "فرنسا" });
});

test("finds only the country if the database has no city", async () => {
  expect((await createPlaceFinder("en"))("203.0.113.9")).toEqual({ city: null, country: "Germany" });
});

test("finds the two-letter code of a country", async () => {
  const countryOf = await createCountryFinder();

  expect(["192.0.2.14", "203.0.113.9", "10.0.0.1", "unknown"].map(countryOf)).toEqual(["FR", "DE", null, null]);
});

test.each(["198.51.100.8", "10.0.0.1", "::1", "2001:db8::1", "unknown", "", null])(
  "finds nothing for %j",
  async (address) => {
    expect((await createPlaceFinder("en"))(address)).toEqual(NOWHERE);
  },
);

test("a file that was replaced is read again", async () => {
  await createPlaceFinder("en");

  replace(encodeMmdb({ "192.0.2.0/24": OPORTO }));

  const placeOf = await createPlaceFinder("en");
  expect([placeOf("192.0.2.14").city, placeOf("198.51.100.7")]).toEqual(["Oporto", NOWHERE]);
});

test("while the file is incomplete or missing, the previous data is used", async () => {
  await createPlaceFinder("en");

  writeFileSync(file, encodeMmdb({ "192.0.2.0/24": OPORTO }).subarray(0, 200));
  expect((await createPlaceFinder("en"))("192.0.2.14").city).toBe("Lyons");
  rmSync(file);
  expect((await createPlaceFinder("en"))("192.0.2.14").city).toBe("Lyons");

  writeFileSync(file, encodeMmdb({ "192.0.2.0/24": OPORTO }));
  expect((await createPlaceFinder("en"))("192.0.2.14").city).toBe("Oporto");
});

function replace(bytes: Buffer) {
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}
