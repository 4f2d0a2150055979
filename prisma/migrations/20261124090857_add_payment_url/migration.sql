-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "paymentUrl" TEXT;
