-- AlterTable
ALTER TABLE "PublishedFile" ADD COLUMN     "isAnimated" BOOLEAN NOT NULL DEFAULT false;

-- Written by hand:
-- Which earlier WebP pictures are animated is unknown. Those that were not resized almost always are.
UPDATE "PublishedFile" SET "isAnimated" = true WHERE mime = 'image/webp' AND width IS NULL;
