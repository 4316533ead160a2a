import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenge } from '../../schema/values/money.ts';
import { type DetailsMakers, documentUnchanged } from '../../server/use-cases/document/document-unchanged.ts';
import { documentOf } from '../../server/use-cases/document/papers/of-loan.ts';
import { numbered } from '../../server/use-cases/document/press.ts';
import { anIban } from '../support/a-borrower.ts';
import { applied, codeFor, given, signedDocument } from '../support/lending-steps.ts';
import {
  aBorrower,
  aCaller,
  anAsker,
  CONSENTS,
  type LendingWorld,
  lendingWorld,
  TERMS,
} from '../support/lending-world.ts';
import { DETAILS } from '../support/papers.ts';
import { pdfText } from '../support/pdf-text.ts';
import { shortOf } from '../support/size.ts';

let world: LendingWorld;
beforeAll(async () => {
  world = await lendingWorld();
});
afterAll(() => world.close());

async function shownOffer(locale: 'RU' | 'KK' = 'RU') {
  const person = await aBorrower(world);
  const loan = await applied(world, person);
  const wish = { borrowerId: person.borrowerId, loanId: loan.loanId, type: 'OFFER' as const, locale };
  const { document } = given(await world.documents.prepare(wish));
  return { person, loan, wish, document, signing: { ...wish, hash: document.hash } };
}

describe('the offer as a document', () => {
  it.each(
    shortOf(1, [
      ['RU', 'ГЭСВ', 'сто семьдесят пять тысяч тенге 00 тиын', 'Страница 1 из'],
      ['KK', 'ЖТСМ', 'жүз жетпіс бес мың теңге 00 тиын', 'беттің 1-беті'],
    ] as const),
  )(
    'says in %s what the law wants: rate, effective rate, overpayment, amounts in words',
    async (locale, gesv, words, page) => {
      const percent = (figure: string) => (locale === 'KK' ? `${figure}%` : `${figure} %`);
      const { person, loan, document } = await shownOffer(locale);
      const text = pdfText((await world.documents.read(person.borrowerId, document.hash)) ?? new Uint8Array())
        .replace(/\n/g, ' ')
        .replace(/\s+/g, ' ');
      expect(text).toContain(gesv);
      expect(text).toContain(words);
      expect(text).toContain(page);
      expect(text).toContain(percent((Math.round(loan.price.gesvPpm / 1000) / 10).toFixed(1).replace('.', ',')));
      expect(text).toContain('175 000,00');
      expect(text).toContain(percent('0,2800'));
      expect(text).toContain(person.lastName);
      expect(text).toContain(loan.offerNumber);
    },
  );

  it('the offer is the same file however often it is made', async () => {
    const { wish, document } = await shownOffer();
    expect(given(await world.documents.prepare(wish)).document.hash).toBe(document.hash);
    expect(await world.documents.list(wish.borrowerId, wish.loanId)).toHaveLength(1);
  });

  it('the code of its own SMS signs it, and the payout method is next', async () => {
    const { person, loan } = await shownOffer();
    const signed = await signedDocument(world, person, loan.loanId, 'OFFER');
    expect(signed.status).toBe('WAITING_FOR_REMITTANCE_SET');
    const [file] = await world.documents.list(person.borrowerId, loan.loanId);
    expect(file?.signedAt).not.toBeNull();
  });

  it('it is not signed after the terms have changed', async () => {
    const { person, loan, signing } = await shownOffer();
    given(await world.documents.requestSignature(signing, anAsker()));
    const caller = aCaller(person.borrowerId);
    const who = { caller, borrowerId: person.borrowerId };
    given(await world.applications.change(who, loan.loanId, () => ({ ...TERMS, amount: tenge(100_000) })));
    const answer = await world.documents.confirmSignature(
      aCaller(person.borrowerId),
      signing,
      codeFor(world, person),
      CONSENTS,
    );
    expect(answer).toMatchObject({ refusal: { code: 'DOCUMENT_CHANGED' } });
    expect((await world.loan(loan.loanId)).status).toBe('INITIAL');
  });

  it('R1021: the SMS of its code names the sum, and that of the transfer where the money goes', async () => {
    const { person, loan, signing } = await shownOffer();
    const { borrowerId } = person;
    const said = () => world.sent.findLast(({ to }) => to === person.phone)?.text.replaceAll('\u00a0', ' ');
    given(await world.documents.requestSignature(signing, anAsker()));
    expect(said()).toMatch(/^Nesie\. Заём 175 000 ₸: код \d{4}\./);
    given(await world.documents.confirmSignature(aCaller(borrowerId), signing, codeFor(world, person), CONSENTS));
    const iban = anIban();
    const wish = { borrowerId, loanId: loan.loanId, locale: 'RU', type: 'APPLICATION_FOR_TRANSFER_MONEY' } as const;
    const order = given(await world.payout.prepare({ ...wish, input: { kind: 'IBAN', iban } })).document;
    given(await world.payout.prepare({ ...wish, input: { kind: 'IBAN', iban: anIban() } }));
    given(await world.documents.requestSignature({ ...wish, hash: order.hash }, anAsker()));
    expect(said()).toContain(`Nesie. 175 000 ₸ на *${iban.slice(-4)}: код `);
  });

  it("it is not signed with another document's hash, a wrong code, or without the consents", async () => {
    const { person, signing } = await shownOffer();
    const confirm = (hash: string, code: string, consents: typeof CONSENTS) =>
      world.documents.confirmSignature(aCaller(person.borrowerId), { ...signing, hash }, code, consents);
    given(await world.documents.requestSignature(signing, anAsker()));
    const code = codeFor(world, person);
    expect(await confirm('b'.repeat(64), code, CONSENTS)).toMatchObject({ refusal: { code: 'NOT_SHOWN' } });
    const wrong = code === '0000' ? '0001' : '0000';
    expect(await confirm(signing.hash, wrong, CONSENTS)).toMatchObject({ refusal: { code: 'CODE_WRONG' } });
    expect(await confirm(signing.hash, code, [])).toMatchObject({ refusal: { code: 'CONSENT_REQUIRED' } });
    expect(await confirm(signing.hash, code, CONSENTS)).toMatchObject({
      loan: { status: 'WAITING_FOR_REMITTANCE_SET' },
    });
  });

  it("another borrower's offer is not found", async () => {
    const { signing } = await shownOffer();
    const stranger = await aBorrower(world);
    const foreign = { ...signing, borrowerId: stranger.borrowerId };
    expect(await world.documents.requestSignature(foreign, anAsker())).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
  });
});

describe('a paper with the figures of a capability', () => {
  it('the paper stays valid in either language until a figure, the day or the terms change', async () => {
    const person = await aBorrower(world);
    const { loanId } = await applied(world, person);
    const { borrowerId } = person;
    let now: ReturnType<Required<DetailsMakers>['PROLONGATION']> = Promise.resolve({
      prolongation: DETAILS.prolongation,
    });
    const unchanged = documentUnchanged({ ...world, ...world.config, details: { PROLONGATION: () => now } });
    const loan = await world.loan(loanId);
    const owner = await world.borrowers.find(borrowerId);
    if (!owner) throw new Error('nobody');
    const facts = {
      loan,
      person: owner,
      lender: world.config.lender,
      locale: 'KK',
      today: await world.clock.today(),
    } as const;
    const made = documentOf('PROLONGATION', facts, DETAILS);
    if ('refusal' in made) throw new Error(made.refusal.code);
    const { source } = await numbered({ ...world, ...world.config }, borrowerId, made.document);
    const { hash } = await world.printer.print(source);
    const signature = { documentType: 'PROLONGATION', documentHash: hash } as const;
    const signed = (locale: 'RU' | 'KK') =>
      unchanged({ caller: aCaller(borrowerId), borrowerId, loanId, signature, consents: [], locale });
    expect(await signed('KK')).toBeUndefined();
    expect(await signed('RU')).toBeUndefined();
    now = Promise.resolve({ prolongation: { ...DETAILS.prolongation, payToday: tenge(2_801) } });
    expect(await signed('KK')).toEqual({ refusal: { code: 'DOCUMENT_CHANGED' } });
    now = Promise.resolve({ refusal: { code: 'LOAN_NOT_LIVE' } });
    expect(await signed('KK')).toEqual({ refusal: { code: 'LOAN_NOT_LIVE' } });
  });
});
