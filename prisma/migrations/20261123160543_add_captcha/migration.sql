-- CreateTable
CREATE TABLE "CaptchaPass" (
    "holder" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CaptchaPass_pkey" PRIMARY KEY ("holder","action")
);

-- CreateTable
CREATE TABLE "UsedChallenge" (
    "signature" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UsedChallenge_pkey" PRIMARY KEY ("signature")
);

-- CreateIndex
CREATE INDEX "CaptchaPass_expiresAt_idx" ON "CaptchaPass"("expiresAt");

-- CreateIndex
CREATE INDEX "UsedChallenge_expiresAt_idx" ON "UsedChallenge"("expiresAt");
