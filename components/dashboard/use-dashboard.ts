"use client";

import { useQuery } from "@tanstack/react-query";
import { dashboardClient } from "@/lib/dashboard/client";

/** What the dashboard shows, read again when the user returns to the page. All its parts share one call. */
export const useDashboard = () => useQuery({ ...dashboardClient.get(), refetchOnWindowFocus: true });
