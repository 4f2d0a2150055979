/** Stripe's types of tax ids, by the country that issues them. All countries of the EU share a type: the VAT number. */
const TYPES: Readonly<Record<string, string>> = {
  AE: "ae_trn",
  AU: "au_abn",
  BR: "br_cnpj",
  CA: "ca_bn",
  CH: "ch_vat",
  CL: "cl_tin",
  GB: "gb_vat",
  HK: "hk_br",
  IL: "il_vat",
  IN: "in_gst",
  IS: "is_vat",
  JP: "jp_trn",
  KR: "kr_brn",
  LI: "li_vat",
  MX: "mx_rfc",
  NO: "no_vat",
  NZ: "nz_gst",
  SA: "sa_vat",
  SG: "sg_gst",
  TR: "tr_tin",
  TW: "tw_vat",
  UA: "ua_vat",
  US: "us_ein",
  ZA: "za_vat",
};
const EU_COUNTRIES = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** Null for a country that is not listed here. */
export const taxIdTypeOf = (country: string): string | null =>
  EU_COUNTRIES.includes(country) ? "eu_vat" : (TYPES[country] ?? null);
