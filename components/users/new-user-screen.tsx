"use client";

import { ResourceFormScreen } from "@/components/resource/resource-form-screen";
import { newUserForm } from "@/components/users/user-forms";
import { useUserResource } from "@/components/users/user-resource";

export function NewUserScreen() {
  return <ResourceFormScreen resource={useUserResource()} fields={newUserForm} row={null} />;
}
