/** The papers of a seeded book. Drawing one takes longer than writing a loan, so some loans alone have theirs. */
import { loanStream } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { maskPhone } from '../../schema/values/phone.ts';
import { pdfkitPrinter } from '../adapters/pdf/pdfkit.ts';
import type { Foundation } from '../compose/foundation.ts';
import type { ComposedBorrower } from '../seed/compose.ts';
import { type Signing, signingOf, withContract } from '../seed/contract.ts';
import type { PaperEvent } from '../seed/correspondence.ts';
import { derivedId } from '../seed/derived-id.ts';
import type { BorrowerPlan } from '../seed/plan.ts';
import { documentOf } from '../use-cases/document/papers/of-loan.ts';
import { numbered } from '../use-cases/document/press.ts';
import { makeNoticePapers } from '../use-cases/notice/notice-paper.ts';
import { progressBar } from './progress-bar.ts';

const LETTERS = 60;

/** The newest letters of loans that are late today (D0184). */
export async function keepLetters({ people, ledger, config }: Foundation, events: readonly PaperEvent[]) {
  const newest = events.toSorted((a, b) => b.on.localeCompare(a.on) || a.eventId.localeCompare(b.eventId));
  const { lender, publicUrl } = config;
  const desk = makeNoticePapers({ ...people, ledger, lender, publicUrl, printer: pdfkitPrinter() });
  const bar = progressBar('papers');
  for (const [n, { loanId, eventId }] of newest.slice(0, LETTERS).entries()) {
    bar.show(n / Math.min(LETTERS, newest.length), `${n}`);
    await desk.keep(loanId, eventId);
  }
  bar.end(`${Math.min(LETTERS, newest.length)} letters of late loans`);
}

/** Kept before the log names them; of a loan that is in the log already nothing is drawn. The hash of each (D0201). */
export async function keepContracts(
  base: Foundation,
  plans: readonly BorrowerPlan[],
  compose: (plan: BorrowerPlan) => ComposedBorrower,
): Promise<ReadonlyMap<LoanId, string>> {
  const bar = progressBar('contracts');
  const printer = pdfkitPrinter();
  const hashes = new Map<LoanId, string>();
  const each = withContract(plans).map(async ({ plan, loans }) => {
    const borrower = compose(plan);
    for (const loanId of loans) {
      const signing = signingOf(borrower, loanId);
      const written = signing && (await base.ledger.readLatest(loanStream(loanId)));
      const hash = written?.events.length === 0 ? await drawn({ ...base, printer }, signing) : undefined;
      if (hash) hashes.set(loanId, hash);
    }
  });
  await Promise.all(each);
  bar.end(`${hashes.size} contracts`);
  return hashes;
}

type Desk = Pick<Foundation, 'people' | 'config'> & { printer: ReturnType<typeof pdfkitPrinter> };

async function drawn({ people, config, printer }: Desk, signing: Signing | undefined): Promise<string | undefined> {
  const person = signing && (await people.borrowers.find(signing.loan.borrowerId));
  if (!person) return undefined;
  const { loan, on, at } = signing;
  const { borrowerId, loanId } = loan;
  const { files } = people;
  const { lender, publicUrl } = config;
  const made = documentOf('OFFER', { loan, person, lender, locale: person.locale, today: on });
  if ('refusal' in made) throw new Error(`the contract of ${loanId}: ${made.refusal.code}`);
  const paper = await numbered({ files, lender, publicUrl }, borrowerId, made.document);
  const { content, pages } = await printer.print(paper.source);
  const { title } = made.document;
  const file = { borrowerId, loanId, kind: 'OFFER', title, mime: 'application/pdf', pages, shownAt: at } as const;
  const { hash } = await files.keep(file, content, paper);
  await files.keepSignature(borrowerId, hash, { phone: maskPhone(person.phone), code: derivedId(loanId, 'code') });
  await files.markSigned(borrowerId, hash, at);
  return hash;
}
