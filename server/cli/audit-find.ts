/** The office's look-up (R290-R292) from the terminal: the same fields, the same rule on cases, the same access log. */
import { createPool } from '../../projections/postgres.ts';
import { REFUSAL_TEXTS } from '../../schema/reference/refusal-texts.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import { printTenge } from '../../schema/values/money.ts';
import { systemClock } from '../adapters/clock/system.ts';
import { uuidIds } from '../adapters/ids/uuid.ts';
import { lookupsOf } from '../compose/lookups.ts';
import type { PeopleRegistry } from '../people/registry.ts';
import { fromStreams } from '../use-cases/loan/loans.ts';
import { makeLoanRoom } from '../use-cases/loan/room.ts';
import { type Found, makeSearch } from '../use-cases/office/office-search.ts';
import type { Desk } from './audit-print.ts';
import { withPeople } from './people-here.ts';

export type Wanted = { readonly text: string; readonly by: string | undefined; readonly caseNumber: string | null };

export async function find(desk: Desk, { text, by, caseNumber }: Wanted): Promise<number> {
  if (by === undefined) throw new Error('--by names your e-mail as an auditor: each look-up stands in the access log.');
  const reads = createPool(desk.databaseUrl, 2);
  try {
    return await withPeople(desk, async (people) => {
      const answer = await searchOf(desk, people, reads).search(await auditorCalled(people, by), text, caseNumber);
      if ('refusal' in answer) {
        const { code, field } = answer.refusal;
        throw new Error(field === 'caseNumber' ? NO_CASE : REFUSAL_TEXTS[code].ru);
      }
      return sayFound(desk, answer);
    });
  } finally {
    await reads.end();
  }
}

const NO_CASE = 'A phone, an IIN or a name is looked up under a case: give its number with --case.';

function searchOf({ ledger, out }: Desk, people: PeopleRegistry, reads: ReturnType<typeof createPool>) {
  const lookups = lookupsOf({ reads, clock: systemClock });
  const source = fromStreams(ledger);
  const alarm = (text: string) => out.say(text);
  return makeSearch({ ...people, ...lookups, ...source, ...makeLoanRoom({ ...lookups, ...source }), alarm });
}

async function auditorCalled({ accounts }: PeopleRegistry, email: string) {
  const account = await accounts.byEmail(email);
  if (account?.kind !== 'staff' || !account.roles.includes('auditor'))
    throw new Error(`${email} is no auditor here: npm run staff -- list shows who is.`);
  const commandId = uuidIds.fresh<CommandId>();
  const actor = { role: 'auditor', id: account.id } as const;
  return { commandId, causationId: commandId, correlationId: commandId, actor };
}

type Answer = { by: string; found: readonly Found[]; more: boolean };

async function sayFound({ out }: Desk, { by, found, more }: Answer): Promise<number> {
  const shown = found.map(({ borrowerId, erasedAt, loans }) => ({
    borrowerId,
    erasedAt,
    loans: loans.map(({ loanId, offerNumber, status, terms, appliedOn }) => ({
      stream: `loan-${loanId}`,
      offerNumber,
      status,
      amount: terms.amount,
      appliedOn,
    })),
  }));
  out.tell({ by, more, found: shown });
  await out.say(`${found.length} found by ${by}${more ? ', and more: give more words' : ''}`);
  for (const { borrowerId, erasedAt, loans } of shown) {
    await out.say(`borrower ${borrowerId}${erasedAt ? `, forgotten ${erasedAt}` : ''}`);
    for (const { stream, offerNumber, status, amount, appliedOn } of loans)
      await out.say(`  ${offerNumber}  ${appliedOn}  ${printTenge(amount).padStart(12)}  ${status}  ${stream}`);
  }
  return found.length > 0 ? 0 : 1;
}
