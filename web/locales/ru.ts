import { type Messages, merged } from './messages.ts';

export const messages: Messages = merged(import.meta.glob<Messages>('./ru/*.json', { eager: true, import: 'default' }));
