/** Stripe's types of tax ids by the country that gives them. Businesses of the EU have the number for VAT. */
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
const EU = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** Null for a country of which we do not know the type. */
export const taxIdTypeOf = (country: string): string | null =>
  EU.includes(country) ? "eu_vat" : (TYPES[country] ?? null);
