import { AppError } from "@/lib/errors";

/** The error (409) for the check of a service that has no credentials. */
export const notConfigured = () => new AppError("not_configured", "This service is not configured yet.");
