import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHref } from '../lib/intl.ts';
import { paths } from '../paths.ts';

/** State of a link to a page that tells its visitor something about himself. */
export const withReason = (reason: string): { state: { reason: string } } => ({ state: { reason } });

/** Shown only to whom another page has led here with the reason: whoever opens the address by himself goes to the cabinet. */
export function OnlyWithReason({ reason, children }: { readonly reason: string; readonly children: ReactNode }) {
  const href = useHref();
  const { state } = useLocation();
  const given: unknown = state && typeof state === 'object' && 'reason' in state ? state.reason : undefined;
  return given === reason ? children : <Navigate to={href(paths.cabinet)} replace />;
}
