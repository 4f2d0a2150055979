export function mapHtmlTexts(html: string, change: (text: string) => string): string;
