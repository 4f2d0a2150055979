-- CreateIndex
CREATE INDEX "SiteView_day_idx" ON "SiteView"("day");
