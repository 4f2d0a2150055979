-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "changingUntil" TIMESTAMPTZ(3),
ADD COLUMN     "planChangedAt" TIMESTAMPTZ(3);
