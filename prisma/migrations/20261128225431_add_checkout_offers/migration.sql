-- AlterTable
ALTER TABLE "Checkout" ADD COLUMN     "offer" TEXT;
