/** The number of a payment order as two people write it: "№ 17", "pp-17" and "PP 17". */
export const plainReference = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
