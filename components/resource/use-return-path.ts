"use client";

import type { FieldValues } from "react-hook-form";
import { usePermission } from "@/components/bootstrap/use-permission";
import type { Resource } from "@/components/resource/resource";
import { routes } from "@/lib/routes";

/** The page after a form: the list, or the admin area's start page for a user who may create rows but not see them. */
export function useReturnPath<Row extends { id: number }, Input extends FieldValues>({
  permissionNoun,
  path,
}: Pick<Resource<Row, Input>, "permissionNoun" | "path">) {
  return usePermission(`${permissionNoun}.view`) ? path : routes.admin;
}
