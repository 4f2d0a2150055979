"use client";

import Link2 from "lucide-react/icons/link-2";
import { useT } from "@/components/i18n/use-t";
import { UserItemList } from "@/components/users/user-item-list";
import { SERVICE_NAMES } from "@/lib/settings/social-services";
import type { UserProfileJson } from "@/lib/users/admin-schema";

/** The accounts at other services that the user can log in with. */
export function UserServices({ profiles }: { profiles: UserProfileJson["social_profiles"] }) {
  const t = useT();
  if (profiles.length === 0) return <p className="text-muted">{t("The user has not connected a social account.")}</p>;
  const rows = profiles.map(({ service_name, username }) => ({
    key: service_name,
    icon: Link2,
    name: SERVICE_NAMES[service_name as keyof typeof SERVICE_NAMES] ?? service_name,
    facts: <bdi>{username}</bdi>,
  }));
  return <UserItemList label={t("Social accounts")} rows={rows} />;
}
