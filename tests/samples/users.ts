import { sampleOf } from "../support/sample";
import { pictureForm } from "../support/uploads";

export const sample = sampleOf({
  rows: {
    create: async ({ owner }) => ({ userId: owner.id }),
    callOptions: { "POST /api/v1/users/{userId}/avatar": pictureForm },
  },
});
