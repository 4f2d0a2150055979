-- DropIndex
DROP INDEX "Invoice_userId_id_idx";

-- CreateIndex
CREATE INDEX "Invoice_userId_date_id_idx" ON "Invoice"("userId", "date", "id");

-- CreateIndex
CREATE INDEX "Invoice_date_id_idx" ON "Invoice"("date", "id");
