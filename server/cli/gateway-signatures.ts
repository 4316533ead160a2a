/** What `npm run gateway -- check --money --listen PORT` asks of a bridge for electronic signatures. */
import type { z } from 'zod';
import type { SignatureNotice } from '../../schema/gateway/callbacks.ts';
import { OPERATIONS } from '../../schema/gateway/operations.ts';
import { SAMPLES } from '../../schema/gateway/samples.ts';
import { callbackFindings, type Finding } from './gateway-callbacks.ts';
import { type Asked, field, type Send } from './gateway-sender.ts';
import { complaint } from './gateway-words.ts';

/** As long as a QR code works. */
const SIGNED_MS = 300_000;
const SAMPLE = SAMPLES.eds.open as { iin: string; documentHash: string };

export async function* signatureFindings({ root, listen, iin = SAMPLE.iin }: Asked, send: Send) {
  if (listen === undefined) return;
  const key = crypto.randomUUID();
  const got = await send('operations', { operation: 'open', key, data: { ...SAMPLE, iin } });
  if (complaint(got, OPERATIONS.eds.open.answer)) return;
  yield { what: `now sign with the key of ${iin}: ${field(got, 'redirectUrl')}` } satisfies Finding;
  yield* callbackFindings(
    {
      ...{ port: 'eds', root, listen, after: 'a signature', patienceMs: SIGNED_MS },
      judge: (notice) => flawOf(notice as z.output<typeof SignatureNotice>, key, iin),
    },
    async () => undefined,
  );
}

function flawOf({ type, data }: z.output<typeof SignatureNotice>, key: string, iin: string): string | undefined {
  if (data.key !== key) return `key is ${data.key}; it repeats that of the request, ${key}`;
  if (data.documentHash !== SAMPLE.documentHash) return 'documentHash is that of another document';
  if (type === 'signature.refused') return undefined;
  if (!data.signer)
    return 'signer.iin is missing: without an NCANode of its own Nesie answers 422, and nobody can sign';
  return data.signer.iin === iin
    ? undefined
    : `signer.iin is not ${iin}, whom open named: Nesie takes no signature of another person. Name the one who signs by --iin`;
}
