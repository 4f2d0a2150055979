import { resourceClient } from "@/lib/http/resource-client";
import type { EvidenceJson } from "@/lib/site-evidence/schema";

const { key, list, csvPath } = resourceClient<EvidenceJson, never>("site-evidence", "evidence");

/** Calls about the log of abuse. Each throws `ApiError`. */
export const siteEvidenceClient = { key, list, csvPath };
