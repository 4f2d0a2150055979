"use client";

import dynamic from "next/dynamic";

// Fetched when one of them is the homepage, so that the landing page does not carry the scripts of forms.

export const LoginPanel = dynamic(() => import("@/components/auth/login-panel").then((module) => module.LoginPanel));
export const RegisterForm = dynamic(() =>
  import("@/components/auth/register-form").then((module) => module.RegisterForm),
);
