import type { Terms } from '../../schema/events/figures.ts';
import type { DocumentType } from '../../schema/reference/documents.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import type { LoanView } from '../../server/use-cases/loan/loan-view.ts';
import { anIban } from './a-borrower.ts';
import { aCaller, anAsker, CONSENTS, type LendingWorld, TERMS, type TestPerson } from './lending-world.ts';

export const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

export function given<T extends object>(answer: T): Exclude<T, { refusal: unknown }> {
  if ('refusal' in answer) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer as Exclude<T, { refusal: unknown }>;
}

export const codeFor = (world: LendingWorld, person: TestPerson): string =>
  world.sent.findLast((message) => message.to === person.phone && message.code)?.code ?? 'none';

export async function applied(world: LendingWorld, person: TestPerson, terms: Terms = TERMS): Promise<LoanView> {
  const who = { caller: aCaller(person.borrowerId), borrowerId: person.borrowerId };
  return given(await world.applications.apply(who, terms)).loan;
}

export async function signedDocument(
  world: LendingWorld,
  person: TestPerson,
  loanId: LoanId,
  type: DocumentType,
  locale: 'RU' | 'KK' = 'RU',
): Promise<LoanView> {
  const wish = { borrowerId: person.borrowerId, loanId, type, locale };
  const { document } = given(
    type === 'APPLICATION_FOR_TRANSFER_MONEY'
      ? await world.payout.prepare({ ...wish, input: { kind: 'IBAN', iban: anIban() } })
      : await world.documents.prepare(wish),
  );
  const signing = { ...wish, hash: document.hash };
  given(await world.documents.requestSignature(signing, anAsker()));
  const caller = aCaller(person.borrowerId);
  const consents = type === 'OFFER' ? CONSENTS : [];
  return given(await world.documents.confirmSignature(caller, signing, codeFor(world, person), consents)).loan;
}

export async function faceShown(world: LendingWorld, person: TestPerson, loanId: LoanId, frame: Uint8Array = JPEG) {
  const who = { caller: aCaller(person.borrowerId), borrowerId: person.borrowerId };
  const { session } = given(await world.biometry.start(who, 'AGREE_CREDIT', loanId, 'RU'));
  return world.biometry.submitFace({ ...who, caller: aCaller(person.borrowerId) }, session.id, { frame });
}

export async function complete(
  world: LendingWorld,
  person: TestPerson,
  terms: Terms = TERMS,
  frame: Uint8Array = JPEG,
): Promise<LoanView> {
  const loan = await applied(world, person, terms);
  await signedDocument(world, person, loan.loanId, 'OFFER');
  await signedDocument(world, person, loan.loanId, 'APPLICATION_FOR_TRANSFER_MONEY');
  await faceShown(world, person, loan.loanId, frame);
  return world.loan(loan.loanId);
}
