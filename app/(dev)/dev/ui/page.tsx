import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { env } from "@/lib/env";
import { Showcase } from "./showcase";

export const metadata: Metadata = { title: "Components", robots: { index: false } };

/** Shows the basic components in their states. */
export default async function ComponentsPage() {
  await connection();
  if (env().NODE_ENV !== "development") notFound();
  return <Showcase />;
}
