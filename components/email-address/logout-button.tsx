"use client";

import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { useLogOut } from "@/components/layout/use-log-out";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

export function LogoutButton() {
  const [pending, setPending] = useState(false);
  const logOut = useLogOut();
  const t = useT();

  async function handleClick() {
    setPending(true);
    await logOut();
    setPending(false);
  }

  return (
    <Button size="s" pending={pending} onClick={() => void handleClick()}>
      <Icon of={LogOut} flip />
      {t("Logout")}
    </Button>
  );
}
