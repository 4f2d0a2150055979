"use client";

import { usePathname } from "next/navigation";
import { pagePath } from "@/lib/page-cache/member-page-path";

/** The path of the page. It is the same in the browser and on the server, which renders a cached page under its key. */
export const usePagePath = () => pagePath(usePathname());
