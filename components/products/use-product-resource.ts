"use client";

import { useT } from "@/components/i18n/use-t";
import { productResource } from "@/components/products/product-resource";
import type { Resource } from "@/components/resource/resource";
import { confirm } from "@/components/ui/confirm";
import { ApiError } from "@/lib/http/client";
import { beyondOwnContent } from "@/lib/permissions/own-content";
import { type Grant, PERMISSIONS } from "@/lib/permissions/permissions";
import { productClient } from "@/lib/products/client";
import type { ProductInput, ProductJson } from "@/lib/products/schema";

const INVALID = 422;

/**
 * Plans, as their form saves them: asks before a plan grants permissions that are not only about one's own content. If
 * the user declines, throws the server's error.
 */
export function useProductResource(row: ProductJson | null): Resource<ProductJson, ProductInput> {
  const t = useT();

  async function send<Input extends Partial<ProductInput>>(
    input: Input,
    request: (input: Input) => Promise<ProductJson>,
  ) {
    try {
      return await request(input);
    } catch (error) {
      if (!asksToConfirm(error)) throw error;
      const added = addedGrants(input.permissions, row?.permissions);
      if (added.length === 0 || !(await confirmGrants(added))) throw error;
      return request({ ...input, permissions_confirmed: true });
    }
  }

  const confirmGrants = (grants: readonly Grant[]) =>
    confirm({
      title: t("Let subscribers do more than manage their own content?"),
      body: t("Everybody who has this plan gets these permissions: :permissions.", {
        permissions: grants.map(({ name }) => `${t(PERMISSIONS[name])} (${name})`).join(", "),
      }),
      action: t("Let subscribers do this"),
      danger: true,
    });

  const client = {
    ...productClient,
    create: (input: ProductInput) => send(input, productClient.create),
    update: (id: number, input: Partial<ProductInput>) => send(input, (sent) => productClient.update(id, sent)),
  };
  return { ...productResource, client };
}

const asksToConfirm = (error: unknown): boolean =>
  error instanceof ApiError && error.status === INVALID && "permissions" in error.body.errors;

const addedGrants = (grants: readonly Grant[] = [], existing: readonly Grant[] = []): Grant[] =>
  beyondOwnContent(grants).filter(({ name }) => !existing.some((grant) => grant.name === name));
