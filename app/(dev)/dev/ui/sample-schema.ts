import * as z from "zod";

export const sampleInput = z.object({
  name: z.string().trim().min(1, "Name is required"),
  email: z.email("This is not an email address"),
  password: z.string().min(10, "Use at least 10 characters"),
  site: z.string(),
  zone: z.string(),
  cycle: z.string(),
  start: z.string(),
  seats: z.number().int("Use a whole number").min(1, "Use at least 1").nullable(),
  note: z.string(),
  logo: z.union([z.file(), z.string().min(1)], "Please select an image."),
  listed: z.boolean(),
  terms: z.boolean().refine(Boolean, "The terms have to be accepted"),
});
