"use client";

import { type ComponentProps, lazy } from "react";

// Loaded only if one of these forms is the homepage, so that the landing page does not load the scripts of forms.

const LazyLoginPanel = lazy(() =>
  import("@/components/auth/login-panel").then((module) => ({ default: module.LoginPanel })),
);
const LazyRegisterForm = lazy(() =>
  import("@/components/auth/register-form").then((module) => ({ default: module.RegisterForm })),
);

// Wrapped in functions, because a server component cannot render a lazy component from a client file.

export function LoginPanel(props: ComponentProps<typeof LazyLoginPanel>) {
  return <LazyLoginPanel {...props} />;
}

export function RegisterForm(props: ComponentProps<typeof LazyRegisterForm>) {
  return <LazyRegisterForm {...props} />;
}
