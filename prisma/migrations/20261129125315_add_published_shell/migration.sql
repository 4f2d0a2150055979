-- AlterTable
ALTER TABLE "Publication" ADD COLUMN     "derivedPaths" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "PublishedShell" (
    "publicationId" INTEGER NOT NULL,
    "start" TEXT NOT NULL,
    "middle" TEXT NOT NULL,
    "end" TEXT NOT NULL,

    CONSTRAINT "PublishedShell_pkey" PRIMARY KEY ("publicationId")
);

-- AddForeignKey
ALTER TABLE "PublishedShell" ADD CONSTRAINT "PublishedShell_publicationId_fkey" FOREIGN KEY ("publicationId") REFERENCES "Publication"("id") ON DELETE CASCADE ON UPDATE CASCADE;
