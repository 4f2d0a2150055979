/** A served page without the link for reports, as it was published. */
export const withoutReportLink = (html: string) => html.replace(/<report-link>.*<\/report-link>/s, "");
