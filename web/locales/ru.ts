import type { Messages } from './messages.ts';

export const files = import.meta.glob<Messages>('./ru/*.json', { eager: true, import: 'default' });
