import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  scriptInput: () => ({
    body: { title: "Created by a script", slug: "by-a-script" },
    change: { title: "Changed by a script" },
  }),
  rows: "installation",
});
