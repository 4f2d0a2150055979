/** The services for social login, in display order. */
export const SERVICES = ["google", "facebook", "twitter", "envato"] as const;
export type Service = (typeof SERVICES)[number];

/** Brand names, which are not translated. */
export const SERVICE_NAMES: Readonly<Record<Service, string>> = {
  google: "Google",
  facebook: "Facebook",
  twitter: "Twitter",
  envato: "Envato",
};
