/** GraphQL for auditors: a verification of the whole log in the background. */
import { printStaffNumber } from '../../../schema/reference/staff.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { LogVerification as Run } from '../../ports/log-verification.ts';
import type { LogVerificationRuns } from '../../use-cases/audit/log-verification.ts';
import type { LogVerification, Resolvers } from '../generated/resolvers.ts';
import { callerOf } from '../use-case-caller.ts';

import { shapeFinding } from './findings.ts';

export type LogVerificationApiDeps = {
  logVerification: LogVerificationRuns;
  accounts: Pick<Accounts, 'staffNumbers'>;
};

const MOST_FINDINGS = 100;

export const logVerificationResolvers = ({ logVerification, accounts }: LogVerificationApiDeps): Resolvers => {
  const shape = async (run: Run, locale: Locale): Promise<LogVerification> => {
    const { by, share, findings, report, ...rest } = run;
    const number = (await accounts.staffNumbers()).get(by.id);
    return {
      ...rest,
      byId: by.id,
      byNumber: number === undefined ? null : printStaffNumber(number),
      percent: Math.floor(share * 100),
      findings: findings.slice(0, MOST_FINDINGS).map((found) => shapeFinding(found, locale)),
      report: report && reportOf(report),
    };
  };
  return {
    Query: {
      logVerification: async (_root, _none, { locale }) => {
        const last = await logVerification.last();
        return last ? shape(last, locale) : null;
      },
    },
    Mutation: {
      startLogVerification: async (_root, _none, context) => ({
        verification: await shape(await logVerification.start(callerOf(context).actor), context.locale),
        errors: [],
      }),
    },
  };
};

const reportOf = ({ lastAnchor, ...counts }: NonNullable<Run['report']>) => ({
  ...counts,
  lastAnchorDate: lastAnchor?.date ?? null,
  lastAnchorHash: lastAnchor?.hash ?? null,
});
