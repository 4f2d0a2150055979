"use client";

import type { FieldValues } from "react-hook-form";
import { usePermission } from "@/components/bootstrap/use-permission";
import type { Resource } from "@/components/resource/resource";

/** What the user may do with the rows of a resource. Decides only what is shown: the server enforces access. */
export function useRights<Row extends { id: number }, Input extends FieldValues>({
  permissionNoun,
}: Pick<Resource<Row, Input>, "permissionNoun">) {
  return {
    canCreate: usePermission(`${permissionNoun}.create`),
    canUpdate: usePermission(`${permissionNoun}.update`),
    canDelete: usePermission(`${permissionNoun}.delete`),
  };
}
