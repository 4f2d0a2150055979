import * as z from "zod";
import { emailAddress } from "@/lib/email-schema";
import { DATE_PRESETS } from "@/lib/format/dates";
import { linkAddress } from "@/lib/http/link-address";
import { line } from "@/lib/i18n/line";
import { menuItem } from "@/lib/menus/schema";
import { homepageAppearance } from "@/lib/settings/homepage";

const short = z.string().trim().max(200);
const address = z
  .string()
  .trim()
  .pipe(z.union([z.literal(""), linkAddress]));
const host = z
  .string()
  .trim()
  .regex(/^[a-z0-9.-]+(:\d+)?$/i);
const linkTo = z.strictObject({
  label: z.string().max(120),
  action: linkAddress,
  type: z.enum(["route", "link"]).default("route"),
});

const branding = z.strictObject({
  site_name: short.min(1).default("Plinth"),
  site_description: z.string().max(500).default(line("A website builder that runs on your own server.")),
  logo_light: address.default(""),
  logo_light_mobile: address.default(""),
  logo_dark: address.default(""),
  favicon: address.default(""),
});

const homepage = z.strictObject({
  type: z.string().max(60).default("landing"),
  value: z.union([z.string().max(200), z.number().int(), z.null()]).default(null),
  appearance: homepageAppearance.prefault({}),
});

const registration = z.strictObject({
  disable: z.boolean().default(false),
  policies: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
        label: z.string().min(1).max(200),
        action: linkAddress,
      }),
    )
    .max(10)
    .default([
      { id: "terms", label: line("Terms of Service"), action: "/pages/terms" },
      { id: "privacy", label: line("Privacy Policy"), action: "/pages/privacy" },
    ]),
  hidden_token: z.string().max(200).default(""),
});

const path = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/, "Start with a single slash.");
const auth = z.strictObject({
  require_email_confirmation: z.boolean().default(true),
  after_login: path.default("/dashboard"),
  after_login_admin: path.default("/admin"),
  secondary_redirect: path.nullable().default(null),
  admin_two_factor: z.boolean().default(false),
  /** Whether users are told when an admin was logged in as them. */
  impersonation_notice: z.boolean().default(true),
});

const service = z.strictObject({ enable: z.boolean().default(false) }).prefault({});
const secret = z.string().max(2000).default("");
const social = z.strictObject({
  google: service,
  facebook: service,
  twitter: service,
  envato: service,
  google_client_id: secret,
  google_client_secret: secret,
  facebook_client_id: secret,
  facebook_client_secret: secret,
  twitter_client_id: secret,
  twitter_client_secret: secret,
  envato_client_id: secret,
  envato_client_secret: secret,
});

const account = z.strictObject({
  extra_panels: z
    .array(z.strictObject({ id: short, title: short, body: z.string().max(50_000) }))
    .max(20)
    .default([]),
  profile_page: z.strictObject({ label: short, action: linkAddress }).nullable().default(null),
  header_items: z.array(menuItem).max(20).default([]),
});

const site = z.strictObject({
  demo: z.boolean().default(false),
  demo_email: z.string().max(200).default("demo{n}@example.com"),
  demo_password: z.string().max(128).default("demo-password"),
});

const ad = z
  .strictObject({
    description: z.string().max(500).default(""),
    image: address.default(""),
    code: z.string().max(20_000).default(""),
  })
  .prefault({});

/** Every setting with its default, by group. */
export const GROUP_SCHEMAS = {
  branding,
  homepage,
  registration,
  auth,
  social,
  account,
  site,
  i18n: z.strictObject({ enable: z.boolean().default(true), default_language: z.string().max(35).default("en") }),
  dates: z.strictObject({
    default_timezone: z.string().max(60).default("auto"),
    format: z.enum(DATE_PRESETS).default("short"),
  }),
  themes: z.strictObject({
    user_change: z.boolean().default(true),
    default_id: z.number().int().nullable().default(null),
  }),
  fonts: z.strictObject({
    family: short.default("Instrument Sans Variable"),
    service_url: z.union([z.url({ protocol: /^https$/ }), z.literal("")]).default(""),
  }),
  custom_code: z.strictObject({
    html: z.string().max(100_000).default(""),
    css: z.string().max(100_000).default(""),
    script_hosts: z.array(host).max(20).default([]),
  }),
  notifications: z.strictObject({
    integrated: z.boolean().default(true),
    subs: z.strictObject({ integrated: z.boolean().default(true) }).prefault({}),
  }),
  cookie_notice: z.strictObject({
    enable: z.boolean().default(true),
    position: z.enum(["top", "bottom"]).default("bottom"),
    button: linkTo.default({ label: line("Privacy Policy"), action: "/pages/privacy", type: "route" }),
  }),
  recaptcha: z.strictObject({
    site_key: short.default(""),
    provider: z.enum(["altcha", "recaptcha", "turnstile", "hcaptcha"]).default("altcha"),
    enable: z
      .strictObject({
        contact: z.boolean().default(false),
        register: z.boolean().default(false),
        login: z.boolean().default(false),
        site_form: z.boolean().default(false),
      })
      .prefault({}),
    secret_key: secret,
  }),
  uploads: z.strictObject({
    chunk_size: z
      .number()
      .int()
      .min(5 * 1024 * 1024)
      .max(5 * 1024 ** 3)
      .default(20 * 1024 * 1024),
    uploads_driver: z.enum(["local", "s3"]).default("local"),
    public_driver: z.enum(["local", "s3"]).default("local"),
    s3_direct_upload: z.boolean().default(false),
    disable_tus: z.boolean().default(false),
    max_size: z.number().int().min(1).nullable().default(null),
    allowed_types: z.array(short).max(200).default([]),
    blocked_types: z.array(short).max(200).default([]),
  }),
  billing: z.strictObject({
    enable: z.boolean().default(false),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default("USD"),
    /** The payment service. */
    gateway: z.enum(["test", "stripe"]).default("test"),
    /** Whether customers pay real money. If so, the test gateway must not be used. */
    live: z.boolean().default(false),
    /** Added to each price, in percent with at most two decimals. */
    tax_percent: z.number().min(0).max(100).multipleOf(0.01).default(0),
    /** With Stripe: ignores `tax_percent` and lets Stripe calculate each order's tax from the customer's address. */
    stripe_automatic_tax: z.boolean().default(false),
    seller_name: short.default(""),
    seller_address: z.string().trim().max(500).default(""),
    /** A two-letter country code (ISO 3166-1) in upper case, or empty. */
    seller_country: z.union([z.literal(""), z.string().regex(/^[A-Z]{2}$/)]).default(""),
    seller_tax_id: short.default(""),
    stripe_secret_key: secret,
    stripe_webhook_secret: secret,
  }),
  ads: z.strictObject({ dashboard_top: ad, dashboard_bottom: ad, disable: z.boolean().default(false) }),
  contact: z.strictObject({ recipient: z.union([emailAddress, z.literal("")]).default("") }),
  sites: z.strictObject({
    /** Which publications somebody has to look at first: none, those of users who had none before, or all. */
    review: z.enum(["off", "first", "always"]).default("off"),
    /** Whether pages of sites have a link to report them, unless the plan of who pays for the site removes it. */
    report_link: z.boolean().default(true),
  }),
  mail: z.strictObject({
    smtp_url: secret,
    from_name: short.default(""),
    from_address: z.union([emailAddress, z.literal("")]).default(""),
  }),
  seo: z.strictObject({
    title_template: z.string().max(200).default(":title - :site_name"),
    description: z.string().max(500).default(""),
    social_image: address.default(""),
    robots: z.enum(["index", "noindex"]).default("index"),
  }),
  general: z.strictObject({ asset_url: address.default(""), base_url: address.default("") }),
} as const;

export type SettingsGroup = keyof typeof GROUP_SCHEMAS;
export type Settings = { [G in SettingsGroup]: z.output<(typeof GROUP_SCHEMAS)[G]> };

/** The keys of the secrets. They are stored encrypted and left out of the settings that browsers get. */
export const SECRETS: Partial<Record<SettingsGroup, readonly string[]>> = {
  social: ["google", "facebook", "twitter", "envato"].flatMap((name) => [`${name}_client_id`, `${name}_client_secret`]),
  recaptcha: ["secret_key"],
  billing: ["stripe_secret_key", "stripe_webhook_secret"],
  mail: ["smtp_url"],
};

/** The keys that are sent to admins only. */
export const ADMIN_ONLY_KEYS: Partial<Record<SettingsGroup, readonly string[]>> = {
  registration: ["hidden_token"],
  auth: ["admin_two_factor", "impersonation_notice"],
  billing: ["seller_name", "seller_address", "seller_country", "seller_tax_id"],
  contact: ["recipient"],
  sites: ["review", "report_link"],
  mail: ["from_name", "from_address"],
};

export type AdminSettings = {
  /** Nested like `PublicSettings`. Includes the settings that only admins see, but no secrets. */
  settings: Omit<Settings, "general"> & Settings["general"];
  /** For each secret, such as "mail.smtp_url": whether it is set, and the environment variable that sets it, if any. */
  secrets: Record<string, { set: boolean; environment: string | null }>;
};

export type PublicSettings = Omit<Settings, "general" | "contact" | "sites" | "mail"> & {
  base_url: string;
  asset_url: string;
  /** Published sites are at subdomains of this host. Includes the port if it is not the default. */
  sites_host: string;
  /** Where the browser reports errors. Absent if errors are not reported. */
  sentry_dsn?: string;
};
