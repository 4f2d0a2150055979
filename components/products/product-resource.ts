import type { Resource } from "@/components/resource/resource";
import { line } from "@/lib/i18n/line";
import { productClient } from "@/lib/products/client";
import type { ProductInput, ProductJson } from "@/lib/products/schema";
import { routes } from "@/lib/routes";

export const productResource: Resource<ProductJson, ProductInput> = {
  client: productClient,
  permissionNoun: "products",
  path: routes.adminScreen("products"),
  rowName: ({ name }) => name,
  hasCsv: true,
  texts: {
    title: line("Plans"),
    search: line("Search plans"),
    create: line("New plan"),
    created: line("Plan created"),
    saved: line("Plan saved"),
    delete: line("Delete plan"),
    deleted: line("{count, plural, one {Plan deleted} other {# plans deleted}}"),
    consequence: line(
      "{count, plural, one {It disappears from the pricing page immediately. A plan that users have subscribed to can only be hidden.} other {They disappear from the pricing page immediately. Plans that users have subscribed to can only be hidden.}}",
    ),
    empty: line("No plans yet"),
  },
};
