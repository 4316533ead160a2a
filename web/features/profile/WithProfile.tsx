import type { ReactNode } from 'react';
import { AwaitCall } from '../../ui/AwaitCall.tsx';
import { type Profile, readProfile } from './profile-source.ts';

/** A step opens with the answers given before. */
export const WithProfile = ({ children }: { children: (profile: Profile) => ReactNode }) => (
  <AwaitCall ask={readProfile}>{children}</AwaitCall>
);
