import { session } from './a-loan.ts';
import type { Place } from './place.ts';

const stranger = { session: session({ signedIn: false, roles: ['anonymous'] }) };
const PAPER = {
  title: 'Оферта о предоставлении микрокредита',
  number: '04HM-ASW9-NF6Y-Y093',
  contract: 'NS-2026-000123',
  madeAt: '2026-11-20T06:55:00.000Z',
  signedAt: '2026-11-20T07:00:00.000Z',
  standing: 'IN_FORCE',
  replacedAt: null,
  matches: null,
};
const scanned = (name: string, paper: object | null, errors: readonly object[] = []): Place => ({
  name: `check-document-${name}`,
  path: 'check-document?number=04HMASW9NF6YY093',
  scene: { ...stranger, checkDocument: { paper, errors } },
});
const LIMITED = {
  code: 'TOO_MANY_REQUESTS',
  field: null,
  message: 'Слишком много запросов. Подождите немного и повторите.',
  facts: [],
};

export const CHECK_DOCUMENT: readonly Place[] = [
  { name: 'check-document', path: 'check-document', scene: stranger },
  scanned('found', PAPER),
  scanned('same', { ...PAPER, matches: true }),
  scanned('other', { ...PAPER, matches: false }),
  scanned('unsigned', { ...PAPER, signedAt: null, standing: 'NOT_SIGNED' }),
  scanned('replaced', {
    ...PAPER,
    signedAt: null,
    standing: 'REPLACED',
    replacedAt: '2026-11-20T07:00:00.000Z',
    matches: true,
  }),
  scanned('none', null),
  scanned('limited', null, [LIMITED]),
];
