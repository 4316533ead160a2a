import { useSession } from '../../lib/session.ts';

/** With money a verifier confirms what support has asked for, and asks for nothing (schema/reference/halves.ts). */
export const useConfirms = (): boolean => useSession().roles.includes('verifier');
