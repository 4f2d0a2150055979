import { ProductPageScreen } from "@/components/products/product-page-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("Plan"));

export default function ProductPage() {
  return <ProductPageScreen />;
}
