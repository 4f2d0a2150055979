import { AllowanceText } from "@/components/billing/allowance-text";
import type { T } from "@/lib/i18n/create-t";
import type { ComparisonRow } from "@/lib/products/comparison";
import type { ProductJson } from "@/lib/products/schema";

const CELLS =
  "[&_td]:px-3 [&_th]:px-3 [&_td]:py-3 [&_th]:py-3 [&_tr]:border-b [&_tr]:border-line [&_thead_tr]:border-edge";

type Props = { products: readonly ProductJson[]; rows: readonly ComparisonRow[]; t: T };

/** A table that compares the permissions and limits of the plans. */
export function PlanTable({ products, rows, t }: Props) {
  if (rows.length === 0) return null;
  return (
    <section className="page-width pb-18">
      <h2 id="plan-table" className="type-title mb-4">
        {t("What each plan includes")}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard */}
      <section className="overflow-x-auto" aria-labelledby="plan-table" tabIndex={0}>
        <table className={`${CELLS} text-start text-control`}>
          <thead>
            <tr className="text-tiny text-muted *:text-start">
              <th scope="col" className="w-2/5">
                {t("Limit")}
              </th>
              {products.map(({ id, name }) => (
                <th key={id} scope="col">
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, unit, allowances }) => (
              <tr key={key}>
                <th scope="row" className="text-start font-normal text-muted">
                  {t(label)}
                </th>
                {products.map(({ id }, index) => (
                  <td key={id}>
                    <AllowanceText allowance={allowances[index] ?? null} unit={unit} t={t} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
