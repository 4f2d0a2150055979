import * as z from "zod";

export const sampleInput = z.object({
  name: z.string().trim().min(1, "Name is required"),
  email: z.email("This is not a mail address"),
  password: z.string().min(10, "Use at least 10 characters"),
  site: z.string(),
  terms: z.boolean().refine(Boolean, "The terms have to be accepted"),
});
