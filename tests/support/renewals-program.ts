import { invoicesUntil } from "./renewals";

// Prints the invoices of a subscription over 23 months, and the hour of one moment in this program's time zone.
const invoices = invoicesUntil("2026-01-31T23:30:00Z", "2027-12-31T23:59:00Z");
process.stdout.write(JSON.stringify({ invoices, hour: new Date("2026-07-01T12:00:00Z").getHours() }));
