/** The cache tags that every change to a plan or its prices invalidates. */
export const PRODUCT_TAGS = ["products"] as const;

/** The tags of the pricing page, including "roles", because it also shows the permissions that every account has. */
export const PUBLIC_PLAN_TAGS = [...PRODUCT_TAGS, "roles"];
