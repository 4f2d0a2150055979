import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  scriptInput: async (api) => {
    const { pagination } = await api.get("themes");
    const [{ values }] = pagination.data; // a theme needs a value for every variable
    return { body: { name: "Created by a script", values }, change: { name: "Changed by a script" } };
  },
  rows: "installation",
});
