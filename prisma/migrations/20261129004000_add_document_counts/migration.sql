-- AlterTable
ALTER TABLE "ProjectDocument" ADD COLUMN "elements" INTEGER,
ADD COLUMN "pages" INTEGER;
