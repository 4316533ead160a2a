import type { Messages } from './messages.ts';

export const files = import.meta.glob<Messages>('./kk/*.json', { eager: true, import: 'default' });
