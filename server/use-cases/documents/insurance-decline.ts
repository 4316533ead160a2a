/** ADDITIONAL_AGREEMENT of a declined insurance: the premium leaves the contract, the total falls, nothing else changes (decision 8). */
import type { Price } from '../../../schema/events/figures.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { PrintedDocument } from '../../ports/printer.ts';
import type { OfferFacts } from './offer.ts';
import { day, money, moneyInWords, percent, personRows } from './print.ts';

const TEXTS = {
  RU: {
    title: (n: string) => `Дополнительное соглашение к оферте № ${n}`,
    text: 'Заёмщик отказался от добровольного страхования. Страховая премия исключается из договора, остальные условия не меняются, ставка не растёт.',
    on: 'На дату',
    before: 'Сумма к возврату по оферте',
    premium: 'Исключённая страховая премия',
    after: 'Сумма к возврату после отказа',
    gesv: 'ГЭСВ после отказа',
  },
  KK: {
    title: (n: string) => `№ ${n} офертаға қосымша келісім`,
    text: 'Қарыз алушы ерікті сақтандырудан бас тартты. Сақтандыру сыйлықақысы шарттан шығарылады, қалған талаптар өзгермейді, мөлшерлеме өспейді.',
    on: 'Күні',
    before: 'Оферта бойынша қайтарылатын сома',
    premium: 'Шығарылған сақтандыру сыйлықақысы',
    after: 'Бас тартқаннан кейін қайтарылатын сома',
    gesv: 'Бас тартқаннан кейінгі СЖТМ',
  },
};

/** `facts.price` is what was signed, `without` the same loan without the insurance. */
export function insuranceDeclineDocument(
  facts: OfferFacts,
  without: Price,
  on: LocalDate,
  locale: Locale,
): PrintedDocument {
  const t = TEXTS[locale];
  return {
    title: t.title(facts.offerNumber),
    locale,
    createdOn: on,
    blocks: [
      { kind: 'text', text: t.text },
      { kind: 'facts', rows: personRows(facts.person, locale) },
      {
        kind: 'facts',
        rows: [
          [t.on, day(on)],
          [t.before, money(facts.price.total, locale)],
          [t.premium, money(facts.price.insurancePremium, locale)],
          [t.after, moneyInWords(without.total, locale)],
          [t.gesv, percent(without.gesvPpm)],
        ],
      },
    ],
  };
}
