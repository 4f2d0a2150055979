/** The cache tags that every change of a plan or its prices invalidates. */
export const PRODUCT_TAGS = ["products"] as const;
