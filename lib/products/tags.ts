/** The cache tags that every change of a plan or its prices invalidates. */
export const PRODUCT_TAGS = ["products"] as const;

/** What expires the plans on the pricing page. Roles, because every account has their permissions too. */
export const PUBLIC_PLAN_TAGS = [...PRODUCT_TAGS, "roles"];
