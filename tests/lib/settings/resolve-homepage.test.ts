import { resolveHomepage } from "@/lib/settings/resolve-homepage";

test.each([
  ["landing", null, { screen: "landing" }],
  ["loginPage", null, { screen: "login" }],
  ["registerPage", null, { screen: "register" }],
  ["customPage", "about", { screen: "customPage", page: "about" }],
  ["customPage", 3, { screen: "customPage", page: 3 }],
  ["customPage", "", { screen: "landing" }],
  ["customPage", null, { screen: "landing" }],
  ["somethingElse", "about", { screen: "landing" }],
  ["constructor", null, { screen: "landing" }],
])("the homepage type %s with the value %j shows %j", (type, value, expected) => {
  expect(resolveHomepage({ type, value })).toEqual(expected);
});
