import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  script: async (api) => {
    const { pagination } = await api.get("themes");
    const [{ values }] = pagination.data; // a theme needs a value for every variable
    return { body: { name: "By a script", values }, change: { name: "By curl" } };
  },
  rows: "site",
});
