import { lazy, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { isUuid } from '../../schema/values/ids.ts';
import { nextOf, signInFor } from '../lib/auth-redirect.ts';
import { probablySignedIn, useSessionState } from '../lib/session.ts';
import { paths, type Segment } from '../paths.ts';
import { Onward } from '../ui/Onward.tsx';
import { Arrival } from './Arrival.tsx';
import { judge, returnsToPage } from './guards.ts';
import { notFound } from './not-found.tsx';
import type { Row } from './row.ts';
import { Unreachable } from './Unreachable.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

const NoAccess = lazy(async () => ({ default: (await import('./NoAccess.tsx')).NoAccess }));
/** Sign-in opens these by itself. */
const HOMES: readonly string[] = [paths.cabinet.path, paths.office.path];

/** A redirect leaves no entry in the browser's history. */
export function GuardedScreen({ row, segment }: { row: Row; segment: Segment }) {
  const { phase, session } = useSessionState();
  const params = useParams();
  const location = useLocation();
  if (namesNoLoan(row, params.loanId)) return notFound;
  const screen = (
    <Arrival title={row.title}>
      <Drawn key={row.path} row={row} />
    </Arrival>
  );
  if (row.guard === 'open') return screen;
  if (phase === 'unreachable' && row.guard !== 'redirect_cabinet') return <Unreachable />;
  if (phase === 'unknown' && (row.guard !== 'redirect_cabinet' || probablySignedIn())) return <WaitingScreen />;
  const verdict = judge(row.guard, session, { segment, path: row.path, params });
  if (verdict.allow) return screen;
  if ('needs' in verdict) {
    return (
      <Arrival title="shell.noAccessTitle">
        <NoAccess needs={verdict.needs} {...(params.loanId ? { loanId: params.loanId } : {})} />
      </Arrival>
    );
  }
  return <Onward to={onward(verdict.to)} />;

  function onward(to: string): string {
    const asksToSignIn = to === paths.login.href(segment) || to === paths.registrationPhone.href(segment);
    const unfinished = row.guard === 'cabinet' && !returnsToPage(session);
    if ((session.signedIn ? unfinished : asksToSignIn) && !HOMES.includes(row.path)) return signInFor(to, location);
    if (row.guard !== 'redirect_cabinet' && row.guard !== 'registration') return to;
    if (!returnsToPage(session)) return to + location.search;
    return nextOf(location.search, segment, window.location.origin) ?? to;
  }
}

const namesNoLoan = (row: Row, loanId: string | undefined): boolean =>
  loanId !== undefined && row.path !== paths.officeLoan.path && !isUuid(loanId);

/** One component while the page is open, so that typed text stays. */
function Drawn({ row }: { row: Row }) {
  const [Screen] = useState(row.screen);
  return <Screen />;
}
