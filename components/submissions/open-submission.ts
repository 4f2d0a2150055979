"use client";

import { createContext } from "react";
import type { SubmissionJson } from "@/lib/submissions/schema";

/** The function that opens a message of the list. */
export const OpenSubmission = createContext<(submission: SubmissionJson) => void>(() => undefined);
