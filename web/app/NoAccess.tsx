import { Button } from '@mantine/core';
import type { Role } from '../generated/entry/graphql.ts';
import { type Translate, useHref, useT } from '../lib/intl.ts';
import { OFFICE_ROLES } from '../lib/office-roles.ts';
import { signOut, useSession } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { isStaff } from './guards.ts';

/** The journal takes only a loan's id; the loan's card takes its contract number too. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const namesOf = (t: Translate, roles: readonly Role[]): string =>
  roles
    .filter((role) => role !== 'anonymous' && role !== 'entrepreneur')
    .map((role) => t(`noAccess.role_${role}`))
    .join(', ');

type Props = { readonly needs: readonly Role[]; readonly loanId?: string };

/** Names the roles of the page, whom to ask, and a page for this person. */
export function NoAccess({ needs, loanId }: Props) {
  const t = useT();
  const href = useHref();
  const session = useSession();
  const { roles } = session;
  const may = (page: { readonly path: string }) => roles.some((role) => OFFICE_ROLES[page.path]?.includes(role));
  const forBorrowers = needs.includes('borrower');
  return (
    <EmptyState
      level={1}
      title={t('shell.noAccessTitle')}
      text={t(forBorrowers ? 'noAccess.noAccessBorrower' : 'noAccess.noAccessText', {
        needs: namesOf(t, needs),
        has: namesOf(t, roles),
      })}
    >
      {isStaff(session) && <LinkButton to={href(paths.office)}>{t('noAccess.toOffice')}</LinkButton>}
      {loanId && UUID.test(loanId) && may(paths.officeAudit) && (
        <LinkButton to={href(paths.officeAudit, { stream: loanId })} variant="light">
          {t('noAccess.toAudit')}
        </LinkButton>
      )}
      {loanId && may(paths.officeLoan) && (
        <LinkButton to={href(paths.officeLoan, { loanId })} variant="light">
          {t('noAccess.toOfficeLoan')}
        </LinkButton>
      )}
      <Button variant="light" onClick={() => void signOut()}>
        {t('noAccess.otherAccount')}
      </Button>
    </EmptyState>
  );
}
