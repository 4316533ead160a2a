/** A number stays with its unit on one line of a page or a paper: the blank between them does not break (R1024). */
export const withUnits = (text: string): string => text.replace(/(\d) (?=[\p{L}%₸])/gu, '$1\u00a0');
