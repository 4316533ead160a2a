/** "Основная · VISA 4400 43** **** 1111": the borrower's own name, or else the bank if it is known (R205). */
export type NamedCard = {
  readonly name?: string | null | undefined;
  readonly bank?: string | null | undefined;
  readonly brand: string;
  readonly maskedPan: string;
};

export const cardName = ({ name, bank, brand, maskedPan }: NamedCard): string =>
  [name ?? bank, `${brand} ${maskedPan}`].filter(Boolean).join(' · ');
