import { ownPath } from "@/lib/routes";

type Router = { push: (path: string) => void };

/**
 * Opens the page where the user pays: a page of ours, or a page of a payment service. After opening a payment service's
 * page, resolves only if the user comes back to this page.
 */
export async function openPaymentPage(url: string, router: Router): Promise<void> {
  const path = ownPath(url);
  if (path !== null) return router.push(path);
  window.location.assign(url);
  await new Promise((resolve) => window.addEventListener("pageshow", resolve, { once: true }));
}
