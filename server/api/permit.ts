/** Authorisation: checks whether the viewer has a role of the policy. */
import { STAFF_ROLES } from '../../schema/reference/staff.ts';
import type { Viewer } from './context.ts';
import { type HttpRefusal, needsSignIn, notForThisRole } from './http/http-refusal.ts';
import type { Policy } from './policies.ts';

/** Throws 401 without a session, 403 for other roles. */
export function permit(viewer: Viewer, policy: Policy): void {
  if (viewer.roles.some((role) => policy.includes(role))) return;
  throw needsRole(viewer);
}

export const isStaff = (viewer: Viewer): boolean =>
  viewer.roles.some((role) => (STAFF_ROLES as readonly string[]).includes(role));

export const needsRole = (viewer: Viewer): HttpRefusal =>
  viewer.kind === 'anonymous' ? needsSignIn() : notForThisRole();
