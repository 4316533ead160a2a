import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { probablySignedIn, useSessionState } from '../lib/session.ts';
import type { Segment } from '../paths.ts';
import { Arrival } from './Arrival.tsx';
import { judge } from './guards.ts';
import type { Row } from './row.ts';
import { Unreachable } from './Unreachable.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

/** Set only in builds for testers; the server never heeds it. */
const DEVSAY: string | undefined = import.meta.env.VITE_DEVSAY;

/** Shows a screen to whom its guard admits; everyone else is led on, without a step in the history. */
export function GuardedScreen({ row, segment }: { row: Row; segment: Segment }) {
  const { phase, session } = useSessionState();
  const params = useParams();
  const [query] = useSearchParams();
  const screen = (
    <Arrival title={row.title}>
      <row.Screen />
    </Arrival>
  );
  if (row.guard === 'open' || (DEVSAY && query.get('devsay') === DEVSAY)) return screen;
  if (phase === 'unreachable' && row.guard !== 'redirect_cabinet') return <Unreachable />;
  if (phase === 'unknown' && (row.guard !== 'redirect_cabinet' || probablySignedIn())) return <WaitingScreen />;
  const verdict = judge(row.guard, session, { segment, path: row.path, params });
  return verdict.allow ? screen : <Navigate to={verdict.to} replace />;
}
