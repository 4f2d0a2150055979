"use client";

import { lazy } from "react";
import type { SocialButtonsProps } from "@/components/auth/service-buttons";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { SERVICES } from "@/lib/settings/social-services";

// Without <Suspense>, so that the buttons are in the cached HTML without inline scripts.
const ServiceButtons = lazy(() =>
  import("@/components/auth/service-buttons").then((module) => ({ default: module.ServiceButtons })),
);

/** A button for each enabled service. If no service is enabled, the code of the buttons is not loaded. */
export function SocialButtons(props: SocialButtonsProps) {
  const { social } = useBootstrap().settings;
  const services = SERVICES.filter((service) => social[service].enable);
  return services.length > 0 && <ServiceButtons services={services} {...props} />;
}
