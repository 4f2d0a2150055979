import { sampleOf } from "../support/sample";
import { pictureForm } from "../support/uploads";

export const sample = sampleOf({
  script: () => ({ body: { email: "script@example.com" }, change: { first_name: "Curl" } }),
  rows: {
    create: async ({ owner }) => ({ userId: owner.id }),
    options: { "POST /api/v1/users/{userId}/avatar": pictureForm },
  },
});
