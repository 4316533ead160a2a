/** GraphQL for auditors: the access log and whether it is whole. */
import { accessDetailText } from '../../../schema/reference/access-details.ts';
import { printStaffNumber, staffIdOf } from '../../../schema/reference/staff.ts';
import type { AccessHead, AccessLog, AnchoredAccess } from '../../ports/access-log.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { badInput } from '../http/http-refusal.ts';
import { shapeFinding } from './findings.ts';

export type AccessApiDeps = {
  accessLog: Pick<AccessLog, 'page' | 'check' | 'rows'>;
  accounts: Pick<Accounts, 'staffNumbers'>;
  /** The ends of the log that the anchors signed. */
  anchoredAccess: () => Promise<readonly AnchoredAccess[]>;
  /** The line after the last row of an export. */
  sealOfAccess: (head: AccessHead) => string;
};

const MOST_ROWS = 100;
const MOST_FINDINGS = 100;

export const accessResolvers = ({ accessLog, accounts, anchoredAccess, sealOfAccess }: AccessApiDeps): Resolvers => ({
  Query: {
    accessLog: async (_, { first, before, subject, by, caseNumber }, { locale }) => {
      if (first == null || first < 1 || first > MOST_ROWS) throw badInput(`first: from 1 to ${MOST_ROWS}`);
      const numbers = await accounts.staffNumbers();
      const page = await accessLog.page({
        first,
        before: before == null ? undefined : BigInt(before),
        subject: subject ?? undefined,
        by: by == null ? undefined : staffIdOf(by.trim(), numbers),
        caseNumber: caseNumber ?? undefined,
      });
      const rows = page.rows.map(({ by: who, previousHash: _hash, ...row }) => {
        const number = numbers.get(who.id);
        const byNumber = number === undefined ? null : printStaffNumber(number);
        const detailText = accessDetailText(row.act, row.detail, locale === 'KK' ? 'kk' : 'ru');
        return { ...row, detailText, byRole: who.role, byId: who.id, byNumber };
      });
      return { rows, hasMore: page.hasNextPage };
    },
    accessLogLines: async (_, { after }) => {
      for await (const rows of accessLog.rows(after)) {
        const last = rows.at(-1);
        if (last) return { text: rows.map((row) => `${JSON.stringify(row)}\n`).join(''), next: last.place };
      }
      const head = await headAt(accessLog, after);
      return { text: head ? `${sealOfAccess(head)}\n` : '', next: null };
    },
    verifyAccessLog: async (_, { kept }, { locale }) => {
      if (kept != null && !/^[0-9a-f]{64}$/.test(kept)) throw badInput('kept: 64 digits 0-9 a-f');
      const { head, findings } = await accessLog.check(kept == null ? [] : [kept], await anchoredAccess());
      const shown = findings.slice(0, MOST_FINDINGS).map((found) => shapeFinding(found, locale));
      return { rows: head.place, ok: findings.length === 0, head: head.hash, findings: shown };
    },
  },
});

/** The row at a place, which is the last one where nothing stands after it. */
async function headAt({ page }: Pick<AccessLog, 'page'>, place: number): Promise<AccessHead | undefined> {
  const [row] = (await page({ first: 1, before: BigInt(place + 1) })).rows;
  return row?.place === place ? { place, hash: row.hash } : undefined;
}
