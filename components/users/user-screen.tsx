"use client";

import { useT } from "@/components/i18n/use-t";
import { DetailHeader } from "@/components/resource/detail-header";
import { DetailTabs } from "@/components/resource/detail-tabs";
import { ResourceForm } from "@/components/resource/resource-form";
import { useRow } from "@/components/resource/use-row";
import { Avatar } from "@/components/ui/avatar";
import { UserActions } from "@/components/users/user-actions";
import { UserFacts } from "@/components/users/user-facts";
import { userDetailsForm, userRightsForm } from "@/components/users/user-forms";
import { userDetailsResource, userName, userRightsResource, useUserResource } from "@/components/users/user-resource";
import { UserServices } from "@/components/users/user-services";
import { UserSessions } from "@/components/users/user-sessions";
import { UserTokens } from "@/components/users/user-tokens";
import type { UserProfileJson } from "@/lib/users/admin-schema";
import { userClient } from "@/lib/users/client";

/** Everything about one user, in tabs. `initial` is the user as first loaded. */
export function UserScreen({ initial }: { initial: UserProfileJson }) {
  const user = useRow(userClient.profile(initial.id), initial);
  const { path, texts } = useUserResource();
  const t = useT();
  const name = userName(user);
  const form = { row: user, onSaved: () => undefined };

  return (
    <>
      <DetailHeader
        trail={[{ label: t(texts.title), href: path }]}
        title={name}
        lead={<Avatar name={name} src={user.avatar} />}
        text={name === user.email ? undefined : <bdi>{user.email}</bdi>}
        actions={<UserActions user={user} />}
      />
      <DetailTabs
        label={name}
        tabs={[
          {
            value: "details",
            label: t("Details"),
            content: (
              <div className="grid content-start gap-8">
                <UserFacts user={user} />
                <ResourceForm resource={userDetailsResource} fields={userDetailsForm} {...form} />
              </div>
            ),
          },
          {
            value: "rights",
            label: t("Roles and permissions"),
            content: <ResourceForm resource={userRightsResource} fields={userRightsForm} {...form} />,
          },
          { value: "sessions", label: t("Sessions"), content: <UserSessions user={user} /> },
          {
            value: "tokens",
            label: t("API tokens"),
            count: user.tokens.length,
            content: <UserTokens tokens={user.tokens} />,
          },
          {
            value: "services",
            label: t("Social accounts"),
            count: user.social_profiles.length,
            content: <UserServices profiles={user.social_profiles} />,
          },
        ]}
      />
    </>
  );
}
