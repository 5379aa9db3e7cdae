/** A text that stood alone, as it continues a line: with a small letter. Not for a name. */
export const insideList = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
