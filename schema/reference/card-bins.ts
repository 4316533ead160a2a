/**
 * The bank of a card by the first six digits of its number, as the code in its accounts (banks.ts). Own list as of
 * 2026-11-23; it has only what is certain, because a wrong bank is worse than none (R205).
 */
const CARD_BINS: Readonly<Record<string, string>> = {
  '440043': '722',
  '516949': '722',
  '440563': '601',
  '440564': '601',
  '517792': '965',
};

/** `maskedPan` shows the first six digits: "4400 43** **** 1111". */
export const bankCodeOfCard = (maskedPan: string): string | undefined =>
  CARD_BINS[maskedPan.replace(/\s/g, '').slice(0, 6)];
