import { adminTitle } from "@/components/admin/admin-nav";
import { ProductsScreen } from "@/components/products/products-screen";
import { memberMetadata } from "../../members-page";

export const generateMetadata = memberMetadata(adminTitle("products"));

export default function ProductsPage() {
  return <ProductsScreen />;
}
