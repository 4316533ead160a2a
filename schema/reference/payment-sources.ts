/** Where a payment came from, as pages and receipts name it: nobody knows a processor by its code. */
import { CARD_PROCESSORS } from './card-processors.ts';

type Name = { readonly ru: string; readonly kk: string };

const CARD: Name = { ru: 'Карта', kk: 'Карта' };
const SOURCES: Readonly<Record<string, Name>> = {
  terminal: { ru: 'Терминал', kk: 'Терминал' },
  wallet: { ru: 'Электронный кошелёк', kk: 'Электрондық әмиян' },
  'bank-transfer': { ru: 'Банковский перевод', kk: 'Банк аударымы' },
  cards: CARD,
  ...Object.fromEntries(CARD_PROCESSORS.map((processor) => [processor, CARD])),
};

/** A provider that is not known keeps its own name. */
export const paymentSource = (provider: string, lang: keyof Name): string =>
  (Object.hasOwn(SOURCES, provider) && SOURCES[provider]?.[lang]) || provider;
