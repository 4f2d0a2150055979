"use client";

import { useState } from "react";
import { LoginForm } from "@/components/auth/login-form";
import { useLazyPart } from "@/components/ui/use-lazy-part";

/** The login form. If a second factor is required, the two-factor challenge replaces it. */
export function LoginPanel({ joinsWorkspace }: { joinsWorkspace: boolean }) {
  const [isChallenged, setChallenged] = useState(false);
  const [Challenge, fetchChallenge] = useLazyPart(() =>
    import("@/components/auth/challenge-panel").then((module) => module.ChallengePanel),
  );

  function startChallenge() {
    fetchChallenge();
    setChallenged(true);
  }

  if (isChallenged && Challenge) return <Challenge onBack={() => setChallenged(false)} />;
  return <LoginForm joinsWorkspace={joinsWorkspace} onChallenge={startChallenge} />;
}
