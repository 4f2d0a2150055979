/** The services one can log in by, in the order in which they are offered. */
export const SERVICES = ["google", "facebook", "twitter", "envato"] as const;
export type Service = (typeof SERVICES)[number];

/** As the services write themselves: these are names, which no language translates. */
export const SERVICE_NAMES: Readonly<Record<Service, string>> = {
  google: "Google",
  facebook: "Facebook",
  twitter: "Twitter",
  envato: "Envato",
};
