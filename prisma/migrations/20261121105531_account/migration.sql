-- AlterTable
ALTER TABLE "AccessToken" ADD COLUMN     "lastIp" TEXT,
ADD COLUMN     "lastUserAgent" TEXT;

-- CreateTable
CREATE TABLE "KnownDevice" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "KnownDevice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EmailChange" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "oldEmail" TEXT NOT NULL,
    "newEmail" TEXT NOT NULL,
    "undoHash" BYTEA NOT NULL,
    "undoneAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EmailChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SocialLogin" (
    "id" SERIAL NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "service" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "username" TEXT NOT NULL DEFAULT '',
    "userId" INTEGER NOT NULL,
    "remember" BOOLEAN NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "challengeHash" BYTEA,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SocialLogin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FileEntry" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "disk" TEXT NOT NULL DEFAULT 'uploads',
    "size" BIGINT NOT NULL,
    "mime" TEXT NOT NULL,
    "extension" TEXT NOT NULL DEFAULT '',
    "type" TEXT NOT NULL,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "ownerId" INTEGER NOT NULL,
    "workspaceId" INTEGER,
    "deletedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FileEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UploadIntent" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "s3UploadId" TEXT,
    "name" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "extension" TEXT NOT NULL DEFAULT '',
    "disk" TEXT NOT NULL DEFAULT 'uploads',
    "size" BIGINT NOT NULL,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "ownerId" INTEGER NOT NULL,
    "workspaceId" INTEGER,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "UploadIntent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UploadLock" (
    "id" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "wanted" BOOLEAN NOT NULL DEFAULT false,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UploadLock_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StorageUse" (
    "userId" INTEGER NOT NULL,
    "bytes" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "StorageUse_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "DataExport" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "key" TEXT,
    "size" BIGINT,
    "error" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DataExport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "KnownDevice_userId_hash_key" ON "KnownDevice"("userId", "hash");

-- CreateIndex
CREATE UNIQUE INDEX "EmailChange_undoHash_key" ON "EmailChange"("undoHash");

-- CreateIndex
CREATE INDEX "EmailChange_userId_idx" ON "EmailChange"("userId");

-- CreateIndex
CREATE INDEX "EmailChange_oldEmail_idx" ON "EmailChange"("oldEmail");

-- CreateIndex
CREATE INDEX "EmailChange_expiresAt_idx" ON "EmailChange"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "SocialLogin_tokenHash_key" ON "SocialLogin"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "SocialLogin_challengeHash_key" ON "SocialLogin"("challengeHash");

-- CreateIndex
CREATE INDEX "SocialLogin_userId_idx" ON "SocialLogin"("userId");

-- CreateIndex
CREATE INDEX "SocialLogin_expiresAt_idx" ON "SocialLogin"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "FileEntry_key_key" ON "FileEntry"("key");

-- CreateIndex
CREATE INDEX "FileEntry_ownerId_id_idx" ON "FileEntry"("ownerId", "id");

-- CreateIndex
CREATE INDEX "FileEntry_workspaceId_id_idx" ON "FileEntry"("workspaceId", "id");

-- CreateIndex
CREATE INDEX "FileEntry_deletedAt_idx" ON "FileEntry"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "UploadIntent_key_key" ON "UploadIntent"("key");

-- CreateIndex
CREATE INDEX "UploadIntent_ownerId_idx" ON "UploadIntent"("ownerId");

-- CreateIndex
CREATE INDEX "UploadIntent_workspaceId_idx" ON "UploadIntent"("workspaceId");

-- CreateIndex
CREATE INDEX "UploadIntent_expiresAt_idx" ON "UploadIntent"("expiresAt");

-- CreateIndex
CREATE INDEX "DataExport_userId_idx" ON "DataExport"("userId");

-- CreateIndex
CREATE INDEX "DataExport_expiresAt_idx" ON "DataExport"("expiresAt");

-- AddForeignKey
ALTER TABLE "KnownDevice" ADD CONSTRAINT "KnownDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmailChange" ADD CONSTRAINT "EmailChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SocialLogin" ADD CONSTRAINT "SocialLogin_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FileEntry" ADD CONSTRAINT "FileEntry_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FileEntry" ADD CONSTRAINT "FileEntry_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UploadIntent" ADD CONSTRAINT "UploadIntent_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UploadIntent" ADD CONSTRAINT "UploadIntent_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StorageUse" ADD CONSTRAINT "StorageUse_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DataExport" ADD CONSTRAINT "DataExport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand:
-- An address that its account may still take back (EmailChange) is nobody else's until then, whoever makes or changes a user: it is refused
-- as a taken one. After the row is written, so that a change which committed a moment ago is seen.
CREATE FUNCTION "refuse_kept_email"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM "EmailChange" c
    WHERE c."oldEmail" = NEW.email AND c."userId" <> NEW.id AND c."undoneAt" IS NULL AND c."expiresAt" > now()
  ) THEN
    RAISE unique_violation USING
      MESSAGE = 'the address is kept for the account that it belonged to',
      DETAIL = format('Key (email)=(%s) already exists.', NEW.email),
      TABLE = 'User',
      CONSTRAINT = 'User_email_key';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "User_kept_email" AFTER INSERT OR UPDATE OF email ON "User" FOR EACH ROW EXECUTE FUNCTION "refuse_kept_email"();
