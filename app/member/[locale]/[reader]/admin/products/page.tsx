import { adminTitle } from "@/components/admin/admin-nav";
import { ProductsScreen } from "@/components/products/products-screen";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(adminTitle("products"));

export default function ProductsPage() {
  return <ProductsScreen />;
}
