-- CreateTable
CREATE TABLE "Subscription" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "priceId" INTEGER NOT NULL,
    "gateway" TEXT NOT NULL,
    "gatewayId" TEXT,
    "status" TEXT NOT NULL,
    "periodStart" TIMESTAMPTZ(3) NOT NULL,
    "periodEnd" TIMESTAMPTZ(3),
    "trialEndsAt" TIMESTAMPTZ(3),
    "cancelAtPeriodEnd" BOOLEAN NOT NULL DEFAULT false,
    "endedAt" TIMESTAMPTZ(3),
    "validUntil" TIMESTAMPTZ(3),
    "extendedUntil" TIMESTAMPTZ(3),
    "paymentMethod" TEXT NOT NULL DEFAULT '',
    "failedPayments" INTEGER NOT NULL DEFAULT 0,
    "nextPaymentAt" TIMESTAMPTZ(3),
    "remindedPeriodEnd" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "syncedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Checkout" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "priceId" INTEGER NOT NULL,
    "gateway" TEXT NOT NULL,
    "gatewayId" TEXT,
    "url" TEXT,
    "state" TEXT NOT NULL DEFAULT 'open',
    "lastOutcome" TEXT,
    "trialDays" INTEGER NOT NULL DEFAULT 0,
    "subscriptionId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Checkout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BillingProfile" (
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL DEFAULT '',
    "taxId" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "BillingProfile_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "GatewayCustomer" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "gateway" TEXT NOT NULL,
    "gatewayId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GatewayCustomer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Invoice" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER,
    "subscriptionId" INTEGER,
    "gateway" TEXT NOT NULL,
    "gatewayId" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "date" TIMESTAMPTZ(3) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "subtotal" INTEGER NOT NULL,
    "tax" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "taxRate" INTEGER NOT NULL DEFAULT 0,
    "fromCredit" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL,
    "seller" JSONB NOT NULL,
    "customer" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvoiceLine" (
    "id" SERIAL NOT NULL,
    "invoiceId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "product" TEXT NOT NULL,
    "periodStart" TIMESTAMPTZ(3) NOT NULL,
    "periodEnd" TIMESTAMPTZ(3) NOT NULL,
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "amount" INTEGER NOT NULL,

    CONSTRAINT "InvoiceLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvoiceNumber" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "InvoiceNumber_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "GatewayEvent" (
    "id" SERIAL NOT NULL,
    "gateway" TEXT NOT NULL,
    "eventId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GatewayEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TestCheckout" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "terms" JSONB NOT NULL,
    "expired" BOOLEAN NOT NULL DEFAULT false,
    "subscriptionId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TestCheckout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TestSubscription" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "state" JSONB NOT NULL,
    "nextAt" TIMESTAMPTZ(3),

    CONSTRAINT "TestSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Subscription_userId_id_idx" ON "Subscription"("userId", "id");

-- CreateIndex
CREATE INDEX "Subscription_productId_idx" ON "Subscription"("productId");

-- CreateIndex
CREATE INDEX "Subscription_priceId_idx" ON "Subscription"("priceId");

-- CreateIndex
CREATE INDEX "Subscription_createdAt_id_idx" ON "Subscription"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Subscription_periodEnd_idx" ON "Subscription"("periodEnd");

-- CreateIndex
CREATE UNIQUE INDEX "Subscription_gateway_gatewayId_key" ON "Subscription"("gateway", "gatewayId");

-- CreateIndex
CREATE INDEX "Checkout_userId_idx" ON "Checkout"("userId");

-- CreateIndex
CREATE INDEX "Checkout_productId_idx" ON "Checkout"("productId");

-- CreateIndex
CREATE INDEX "Checkout_priceId_idx" ON "Checkout"("priceId");

-- CreateIndex
CREATE INDEX "Checkout_subscriptionId_idx" ON "Checkout"("subscriptionId");

-- CreateIndex
CREATE INDEX "Checkout_expiresAt_idx" ON "Checkout"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Checkout_gateway_gatewayId_key" ON "Checkout"("gateway", "gatewayId");

-- CreateIndex
CREATE UNIQUE INDEX "GatewayCustomer_userId_gateway_key" ON "GatewayCustomer"("userId", "gateway");

-- CreateIndex
CREATE UNIQUE INDEX "GatewayCustomer_gateway_gatewayId_key" ON "GatewayCustomer"("gateway", "gatewayId");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_number_key" ON "Invoice"("number");

-- CreateIndex
CREATE INDEX "Invoice_userId_id_idx" ON "Invoice"("userId", "id");

-- CreateIndex
CREATE INDEX "Invoice_subscriptionId_idx" ON "Invoice"("subscriptionId");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_gateway_gatewayId_key" ON "Invoice"("gateway", "gatewayId");

-- CreateIndex
CREATE UNIQUE INDEX "InvoiceLine_invoiceId_position_key" ON "InvoiceLine"("invoiceId", "position");

-- CreateIndex
CREATE INDEX "GatewayEvent_receivedAt_idx" ON "GatewayEvent"("receivedAt");

-- CreateIndex
CREATE UNIQUE INDEX "GatewayEvent_gateway_eventId_key" ON "GatewayEvent"("gateway", "eventId");

-- CreateIndex
CREATE UNIQUE INDEX "TestCheckout_subscriptionId_key" ON "TestCheckout"("subscriptionId");

-- CreateIndex
CREATE INDEX "TestCheckout_userId_idx" ON "TestCheckout"("userId");

-- CreateIndex
CREATE INDEX "TestSubscription_nextAt_idx" ON "TestSubscription"("nextAt");

-- CreateIndex
CREATE INDEX "TestSubscription_userId_idx" ON "TestSubscription"("userId");

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_priceId_fkey" FOREIGN KEY ("priceId") REFERENCES "Price"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_priceId_fkey" FOREIGN KEY ("priceId") REFERENCES "Price"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "Subscription"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BillingProfile" ADD CONSTRAINT "BillingProfile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GatewayCustomer" ADD CONSTRAINT "GatewayCustomer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "Subscription"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceLine" ADD CONSTRAINT "InvoiceLine_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestCheckout" ADD CONSTRAINT "TestCheckout_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestCheckout" ADD CONSTRAINT "TestCheckout_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "TestSubscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestSubscription" ADD CONSTRAINT "TestSubscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand:
-- A user has at most one subscription that has not ended, and one checkout that is open.
CREATE UNIQUE INDEX "Subscription_live_key" ON "Subscription" ("userId") WHERE "endedAt" IS NULL;
CREATE UNIQUE INDEX "Checkout_open_key" ON "Checkout" ("userId") WHERE state = 'open';
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_total_check" CHECK (total = subtotal + tax);
