import { buttonVariants } from "@/components/ui/button-variants";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

/** The end of the pricing page: a link to the contact form. */
export function ContactBanner({ t }: { t: T }) {
  return (
    <section className="border-line border-t">
      <div className="page-width flex flex-wrap items-center justify-between gap-6 py-12">
        <div className="grid gap-1.5">
          <h2 className="type-title">{t("Not sure which plan fits?")}</h2>
          <p className="text-muted">{t("Tell us what you are building and how many people will work on it.")}</p>
        </div>
        <a className={buttonVariants({ size: "l" })} href={routes.contact}>
          {t("Contact us")}
        </a>
      </div>
    </section>
  );
}
