/** What to show at `/`. */
export type Homepage = { screen: "landing" | "login" | "register" } | { screen: "customPage"; page: string | number };

type Value = string | number | null;
type Resolver = (value: Value) => Homepage;

const LANDING: Homepage = { screen: "landing" };

/**
 * Resolvers by the value of the setting `homepage.type`. A feature whose page can be the homepage adds its type here.
 */
const RESOLVERS: Readonly<Record<string, Resolver>> = {
  landing: () => LANDING,
  loginPage: () => ({ screen: "login" }),
  registerPage: () => ({ screen: "register" }),
  customPage: (value) => (value === null || value === "" ? LANDING : { screen: "customPage", page: value }),
};

/** Returns what to show at `/`. For an unknown type, this is the landing page. */
export function resolveHomepage({ type, value }: { type: string; value: Value }): Homepage {
  const resolve = Object.hasOwn(RESOLVERS, type) ? RESOLVERS[type] : undefined;
  return resolve?.(value) ?? LANDING;
}
