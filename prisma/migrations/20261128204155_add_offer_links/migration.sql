-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "offerToken" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Product_offerToken_key" ON "Product"("offerToken");

-- Plans that are hidden already get their links.
UPDATE "Product" SET "offerToken" = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') WHERE hidden;
