"use client";

import { usePathname } from "next/navigation";
import { pagePath } from "@/lib/page-cache/member-page-path";

/**
 * The path of the page, as it is in the browser. While the server renders a cached page, `usePathname` returns the
 * page's cache key.
 */
export const usePagePath = () => pagePath(usePathname());
