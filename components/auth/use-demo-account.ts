"use client";

import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import type { LoginInput } from "@/lib/auth/schema";
import { DEMO_ACCOUNT_COUNT } from "@/lib/settings/policy";

/** On a demo site, fills the form with a demo account, unless the URL has an email or the user has typed one. */
export function useDemoAccount({ setValue, getValues }: UseFormReturn<LoginInput, unknown, LoginInput>) {
  const { demo, demo_email, demo_password } = useBootstrap().settings.site;
  useEffect(() => {
    const hasEmail = new URLSearchParams(window.location.search).has("email");
    if (!demo || hasEmail || getValues("email") !== "") return;
    const number = 1 + Math.floor(Math.random() * DEMO_ACCOUNT_COUNT);
    setValue("email", demo_email.replaceAll("{n}", String(number)), { shouldDirty: true });
    setValue("password", demo_password, { shouldDirty: true, shouldValidate: true });
  }, [demo, demo_email, demo_password, setValue, getValues]);
}
