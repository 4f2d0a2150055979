import { sampleOf } from "../support/sample";

export const sample = sampleOf({ rows: "installation" });
