"use client";

import { useState } from "react";
import { LoginForm } from "@/components/auth/login-form";
import { useLazyPart } from "@/components/ui/use-lazy-part";

/** The login form, replaced by the two-factor challenge once the password was right. */
export function LoginPanel({ workspace }: { workspace: boolean }) {
  const [isChallenged, setChallenged] = useState(false);
  const [Challenge, fetchChallenge] = useLazyPart(() =>
    import("@/components/auth/challenge-panel").then((module) => module.ChallengePanel),
  );

  function challenge() {
    fetchChallenge();
    setChallenged(true);
  }

  if (isChallenged && Challenge) return <Challenge onBack={() => setChallenged(false)} />;
  return <LoginForm workspace={workspace} onChallenge={challenge} />;
}
