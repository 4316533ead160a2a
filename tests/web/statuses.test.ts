/** What the pages say of a loan in each status, in both languages, is whole and true. */
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { isRunning, LOAN_STATUSES, type LoanStatus } from '../../schema/loan-status.ts';
import { EVIDENCE_KINDS } from '../../schema/reference/evidence.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { add, ZERO } from '../../schema/values/money.ts';
import { debtOn } from '../../server/use-cases/loan/loan-debt.ts';
import type { LoanView } from '../../server/use-cases/loan/loan-view.ts';
import { money } from '../../web/lib/format.ts';
import { pageIn, stepOf } from '../../web/lib/loan-stage.ts';
import { type NotedLoan, statusNote, titleOf } from '../../web/lib/status-note.ts';
import kkLoan from '../../web/locales/kk/loan.json' with { type: 'json' };
import kk from '../../web/locales/kk/status.json' with { type: 'json' };
import ruLoan from '../../web/locales/ru/loan.json' with { type: 'json' };
import ru from '../../web/locales/ru/status.json' with { type: 'json' };
import { LOAN, MONDAY } from '../support/a-loan.ts';
import { viewOf } from '../support/papers.ts';
import { WAYS } from '../support/status-paths.ts';

const LANGS = { ru: { ...ru, ...ruLoan }, kk: { ...kk, ...kkLoan } } as const;
type Lang = keyof typeof LANGS;
type Id = keyof (typeof LANGS)['ru'];

/** Words that are true only of a loan with, or without, a debt. */
const WORDS = {
  ru: {
    owesNothing: /ничего не должны|платить (больше )?не нужно|Долг погашен/,
    pay: /[Зз]аплатите|[Оо]платите|[Вв]несите|Платите|можно заплатить|Вернуть нужно|Следующий платёж/,
    nothingToDo: /От вас ничего не нужно|ничего не должны|платить больше не нужно/,
    penaltyRuns: /идёт пеня|и проценты, и пеня/,
    nothingGrows: /не растут|не растёт/,
    photos: /фото/,
    video: /видео/,
    mistake: /исправ|неточн|ошиб/,
  },
  kk: {
    owesNothing: /қарыз емессіз|төлеудің қажеті жоқ|Қарыз өтелді/,
    pay: /төлеңіз|төлемді бүгін|төлейсіз|төлеуге болады|Қайтару күні|Келесі төлем/,
    nothingToDo: /Сізден ештеңе керек емес|қарыз емессіз|төлеудің қажеті жоқ/,
    penaltyRuns: /өсімпұл есептеліп|өсімпұл да есептеледі/,
    nothingGrows: /өспейді/,
    photos: /фото/,
    video: /бейне/,
    mistake: /түзет|қате/,
  },
} as const;

function noted(status: LoanStatus) {
  const story = WAYS[status]();
  const loan = viewOf(story);
  const today = story.day ?? localDate(MONDAY);
  const debt = isRunning(status) ? debtOn(loan, today) : undefined;
  return { loan, today, debt };
}

const facts = ({ loan, debt }: ReturnType<typeof noted>): NotedLoan => ({
  status: loan.status,
  productType: loan.terms.productType,
  closedOn: loan.closedOn,
  writtenOff: loan.writtenOff,
  movedTo: loan.movedTo,
  debt: debt?.next
    ? {
        nextDueDate: debt.next.date,
        nextDueAmount: debt.next.amount,
        lastDueDate: debt.next.last?.date ?? null,
        lastDueAmount: debt.next.last?.amount ?? null,
      }
    : null,
  cession: loan.cession && { ...loan.cession, debt: owedToBuyer(loan) },
});

function owedToBuyer({ cession }: LoanView): bigint | null {
  const ceded = cession?.ceded;
  return ceded ? add(ceded.principal, ceded.interest, ceded.penalty, ceded.premium) : null;
}

/** As the pages print them; a text that is missing or lacks a value throws. */
function pageOf(status: LoanStatus, lang: Lang) {
  const onError = (error: Error) => {
    throw error;
  };
  const intl = createIntl({ locale: lang, messages: LANGS[lang], onError });
  const seen = noted(status);
  const { text, values } = statusNote(facts(seen), lang);
  const { title } = pageIn(status);
  const step = stepOf({ id: LOAN, status }, lang === 'ru' ? 'ru' : 'kz');
  return {
    ...seen,
    tag: intl.formatMessage({ id: `status.${status}` }),
    title: title && intl.formatMessage({ id: `status.title_${title}` }),
    sentence: intl.formatMessage({ id: `status.${text}` }, values),
    step: step && { label: intl.formatMessage({ id: `status.${step.label}` }), to: step.to },
  };
}

describe.each(Object.keys(LANGS) as Lang[])('in %s', (lang) => {
  const words = WORDS[lang];

  it.each(LOAN_STATUSES)('%s has its words', (status) => {
    const { tag, title, sentence, step } = pageOf(status, lang);
    expect(tag).not.toBe('');
    const dated = ['live', 'late', 'over'].includes(pageIn(status).stage);
    if (!dated) expect(title).toMatch(/\S/);
    expect(sentence).toMatch(/^.{20,}\.$/s);
    expect(sentence).not.toMatch(/ {2}|— ,|: \.|\d ,|undefined/);
    if (!step) expect(sentence).toMatch(words.nothingToDo);
    else expect([step.label.length > 3, /^(\/|tel:)/.test(step.to)]).toEqual([true, true]);
  });

  it.each([
    [['DOCUMENT_PHOTOS'], words.photos, words.video],
    [['VIDEO_INTERVIEW'], words.video, words.photos],
    [EVIDENCE_KINDS, words.photos, null],
    [EVIDENCE_KINDS, words.video, null],
  ] as const)('R1020: %s is asked for by its name, and as no mistake', (evidenceAsked, named, other) => {
    const loan = { status: 'BACK_TO_REVISION', evidenceAsked } as const;
    const said = [
      LANGS[lang][`status.title_${titleOf(loan)}` as Id],
      LANGS[lang][`status.${statusNote(loan, lang).text}` as Id],
    ];
    for (const text of said) {
      expect(text).toMatch(named);
      expect(text).not.toMatch(words.mistake);
      if (other) expect(text).not.toMatch(other);
    }
  });

  it.each(LOAN_STATUSES)('%s says of the debt what is true', (status) => {
    const { loan, debt, today, title, sentence } = pageOf(status, lang);
    const said = [title, sentence].join(' ');
    const owed = debt?.full ?? ZERO;
    const owedTo = owed > ZERO || status === 'CESSION';
    if (owedTo) expect(said).not.toMatch(words.owesNothing);
    else expect(said).not.toMatch(words.pay);
    if (!owedTo && loan.closedOn === null && loan.issuedOn === null) expect(said).not.toMatch(/\d ₸/);
    const tomorrow = debtOn(loan, addDays(today, 1));
    const grows = isRunning(status) && tomorrow !== undefined && tomorrow.full > owed;
    if (words.penaltyRuns.test(said)) expect((tomorrow?.penalty ?? ZERO) > (debt?.penalty ?? ZERO)).toBe(true);
    if (words.nothingGrows.test(said)) expect(grows).toBe(false);
    const sums = [debt?.next?.amount, debt?.next?.last?.amount, owedToBuyer(loan)].map(
      (sum) => sum != null && money(sum),
    );
    for (const [sum] of sentence.matchAll(/[\d\u00a0,]+\u00a0₸/g)) expect(sums).toContain(sum);
  });
});
