-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "trialRefused" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "UsedTrial" (
    "id" SERIAL NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "UsedTrial_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "UsedTrial_hash_key" ON "UsedTrial"("hash");
