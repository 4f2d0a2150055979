"use client";

import { usePathname } from "next/navigation";
import { pagePath } from "@/lib/page-cache/member-page-path";

/** The path of the page, the same on the server, where a cached page is rendered under its key, and in the browser. */
export const usePagePath = () => pagePath(usePathname());
