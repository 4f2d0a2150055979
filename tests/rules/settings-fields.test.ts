import { SETTINGS_FIELDS } from "@/components/settings/settings-fields";
import { GROUP_SCHEMAS } from "@/lib/settings/schema";

// Every setting has a field in the admin area, so that an admin does not need the API.

/** The settings that have a field on another screen of the admin area. */
const ON_OTHER_SCREENS = ["ads.dashboard_top", "ads.dashboard_bottom"]; // /admin/ad-slots

/** The settings that can only be changed through the API, until their screens are built. Add no new ones. */
const WITHOUT_FIELD = [
  "branding: favicon logo_dark logo_light logo_light_mobile site_description site_name",
  "homepage: appearance type value",
  "registration: disable hidden_token policies",
  "auth: admin_two_factor after_login after_login_admin require_email_confirmation secondary_redirect",
  "social: envato envato_client_id envato_client_secret facebook facebook_client_id facebook_client_secret google",
  "social: google_client_id google_client_secret twitter twitter_client_id twitter_client_secret",
  "account: extra_panels header_items profile_page",
  "site: demo demo_email demo_password",
  "i18n: default_language enable",
  "dates: default_timezone format",
  "themes: default_id user_change",
  "fonts: family service_url",
  "custom_code: css html script_hosts",
  "notifications: integrated subs",
  "cookie_notice: button enable position",
  "recaptcha: enable provider secret_key site_key",
  "uploads: allowed_types blocked_types chunk_size disable_tus max_size public_driver s3_direct_upload uploads_driver",
  "billing: currency enable gateway live seller_address seller_country seller_name seller_tax_id",
  "billing: stripe_automatic_tax stripe_secret_key stripe_webhook_secret tax_percent",
  "ads: disable",
  "contact: recipient",
  "mail: from_address from_name smtp_url",
  "seo: description robots social_image title_template",
  "general: asset_url base_url",
].flatMap((entry) => {
  const [group = "", keys = ""] = entry.split(": ");
  return keys.split(" ").map((key) => `${group}.${key}`);
});

const namesOf = (groups: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(groups).flatMap(([group, keys]) => keys.map((key) => `${group}.${key}`));
const settings = Object.entries(GROUP_SCHEMAS).flatMap(([group, { shape }]) =>
  Object.keys(shape).map((key) => `${group}.${key}`),
);
const withField = [...namesOf(SETTINGS_FIELDS), ...ON_OTHER_SCREENS];

test("every setting has a field, or is in the list of those that have none yet", () => {
  const missing = settings.filter((name) => !withField.includes(name) && !WITHOUT_FIELD.includes(name));
  expect(missing.map((name) => `${name} needs a field in components/settings`)).toEqual([]);
});

test("the list of settings without a field names no setting that has one, and none that does not exist", () => {
  const stale = WITHOUT_FIELD.filter((name) => withField.includes(name) || !settings.includes(name));
  expect(stale).toEqual([]);
});

test("every field on the settings screen belongs to a setting", () => {
  expect(withField.filter((name) => !settings.includes(name))).toEqual([]);
});
