import { countries } from "@/lib/value-lists/countries";
import { currencies } from "@/lib/value-lists/currencies";
import { timeZones } from "@/lib/value-lists/time-zones";

const WINTER = new Date("2026-01-15T12:00:00Z");
const SUMMER = new Date("2026-07-15T12:00:00Z");

describe("countries", () => {
  test("are all 249 of ISO 3166", () => {
    expect(new Set(countries("en").map(({ code }) => code)).size).toBe(249);
  });

  test("are named in the given language and sorted by its alphabet", () => {
    expect(countries("de").slice(0, 3)).toEqual([
      { code: "AF", name: "Afghanistan" },
      { code: "EG", name: "Ägypten" },
      { code: "AX", name: "Ålandinseln" },
    ]);
  });

  test.each(["en", "de", "ar"])("each have a name in %s", (language) => {
    expect(countries(language).filter(({ code, name }) => name === code)).toEqual([]);
  });
});

describe("currencies", () => {
  test("have the right number of decimals", () => {
    const digits = Object.fromEntries(currencies("en").map(({ code, decimal_digits }) => [code, decimal_digits]));
    expect(digits).toMatchObject({ USD: 2, JPY: 0, KWD: 3 });
  });

  test("are named in the given language", () => {
    expect(currencies("de").find(({ code }) => code === "USD")).toEqual({
      code: "USD",
      name: "US-Dollar",
      symbol: "$",
      decimal_digits: 2,
    });
  });

  test.each(["en", "de", "ar"])("each have a name in %s", (language) => {
    expect(currencies(language).filter(({ code, name }) => name === code)).toEqual([]);
  });
});

describe("time zones", () => {
  test("are grouped by region", () => {
    expect(Object.keys(timeZones(WINTER))).toEqual(
      expect.arrayContaining(["UTC", "Africa", "America", "Asia", "Europe", "Pacific"]),
    );
  });

  test("show their current offset from UTC", () => {
    const berlin = (now: Date) => timeZones(now).Europe?.find(({ value }) => value === "Europe/Berlin");
    expect([berlin(WINTER), berlin(SUMMER)]).toEqual([
      { value: "Europe/Berlin", text: "Berlin (UTC+1)" },
      { value: "Europe/Berlin", text: "Berlin (UTC+2)" },
    ]);
  });

  test("are shown as places, not as identifiers", () => {
    const zones = Object.values(timeZones(WINTER)).flat();
    expect(
      zones.find(({ value }) => value === "America/Argentina/Buenos_Aires" || value === "America/Buenos_Aires")?.text,
    ).toMatch(/Buenos Aires \(UTC-3\)/);
    expect(zones.filter(({ text }) => text.includes("_"))).toEqual([]);
  });

  test("have identifiers that Intl knows", () => {
    const values = Object.values(timeZones(WINTER)).flatMap((zones) => zones.map(({ value }) => value));
    expect(values.length).toBeGreaterThan(400);
    expect(() => values.map((timeZone) => new Intl.DateTimeFormat("en", { timeZone }))).not.toThrow();
  });
});
