type WithTag = { tagName?: string | undefined };

/** Whether an element is a text that others follow: a paragraph, a heading or an item of a list. */
export const isRunningText = ({ tagName }: WithTag): boolean => /^(?:p|h[1-6]|li)$/.test(tagName ?? "");

export const isTextList = ({ tagName }: WithTag): boolean => tagName === "ul" || tagName === "ol";
