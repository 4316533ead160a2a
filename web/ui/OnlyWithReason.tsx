import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHref } from '../lib/intl.ts';
import { paths } from '../paths.ts';

/** For a page that explains something about its visitor. */
export const withReason = (reason: string): { state: { reason: string } } => ({ state: { reason } });

/** Shown only when another page led here with the reason; opened by its URL, it leads to the cabinet. */
export function OnlyWithReason({ reason, children }: { readonly reason: string; readonly children: ReactNode }) {
  const href = useHref();
  const { state } = useLocation();
  const linkReason: unknown = state && typeof state === 'object' && 'reason' in state ? state.reason : undefined;
  return linkReason === reason ? children : <Navigate to={href(paths.cabinet)} replace />;
}
