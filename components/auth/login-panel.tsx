"use client";

import { useState } from "react";
import { LoginForm } from "@/components/auth/login-form";
import { useLazyPart } from "@/components/ui/use-lazy-part";

/** The login form, and in its place the two-factor challenge once the password was right. */
export function LoginPanel({ workspace }: { workspace: boolean }) {
  const [isChallenged, setChallenged] = useState(false);
  const [TwoFactor, fetchTwoFactor] = useLazyPart(() =>
    import("@/components/auth/two-factor-panel").then((module) => module.TwoFactorPanel),
  );

  function challenge() {
    fetchTwoFactor();
    setChallenged(true);
  }

  if (isChallenged && TwoFactor) return <TwoFactor onBack={() => setChallenged(false)} />;
  return <LoginForm workspace={workspace} onChallenge={challenge} />;
}
