import { readCardCallback } from '../notices.ts';
import type { CardDialect } from './dialect.ts';

/** Signed JSON with a time in it, and transfers that can be recalled. */
export const PROCESSING_KZ: CardDialect = {
  name: 'processing-kz',
  path: '/webhooks/card-processor',
  recalls: true,
  read: readCardCallback,
};
