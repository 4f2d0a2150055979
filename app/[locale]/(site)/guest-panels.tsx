"use client";

import { lazy } from "react";

// Fetched when one of them is the homepage, so that the landing page does not carry the scripts of forms.

export const LoginPanel = lazy(() => import("@/components/auth/login-panel").then((m) => ({ default: m.LoginPanel })));
export const RegisterForm = lazy(() =>
  import("@/components/auth/register-form").then((m) => ({ default: m.RegisterForm })),
);
