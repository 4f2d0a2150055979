import { sampleOf } from "../support/sample";
import { pictureForm } from "../support/uploads";

export const sample = sampleOf({
  scriptInput: () => ({ body: { email: "script@example.com" }, change: { first_name: "Curl" } }),
  rows: {
    create: async ({ owner }) => ({ userId: owner.id }),
    callOptions: { "POST /api/v1/users/{userId}/avatar": pictureForm },
  },
});
