"use client";

import { createContext } from "react";
import type { SubmissionJson } from "@/lib/submissions/schema";

/** Provides the function that opens a message from the list. */
export const OpenSubmissionContext = createContext<(submission: SubmissionJson) => void>(() => undefined);
