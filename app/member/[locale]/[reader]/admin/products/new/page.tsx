import { ProductFormScreen } from "@/components/products/product-form-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("New plan"));

export default function NewProductPage() {
  return <ProductFormScreen row={null} />;
}
