"use client";

import { createContext } from "react";
import type { SubmissionJson } from "@/lib/submissions/schema";

/** Opens a message of the list. */
export const OpenSubmission = createContext<(submission: SubmissionJson) => void>(() => undefined);
