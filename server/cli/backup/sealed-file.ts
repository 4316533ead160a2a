/**
 * A backup is compressed with gzip and encrypted with age (age-encryption.org) to a public key, so that the machine
 * that makes backups cannot read them. `age -d -i KEYFILE FILE | gunzip` shows the text.
 */
import {
  createReadStream,
  createWriteStream,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Damaged } from './script.ts';

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

/** The file has its name only when it is whole and on the disk. @param recipients public keys, `age1…` */
export async function writeSealed(
  file: string,
  text: AsyncIterable<string | Buffer>,
  recipients: readonly string[],
): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) addRecipient(encrypter, recipient);
  const packed = Readable.from(text, { objectMode: false }).compose(createGzip({ level: 4 }));
  const draft = `${file}.part`;
  try {
    const sealed = await encrypter.encrypt(toWeb(packed));
    await pipeline(fromWeb(sealed), createWriteStream(draft, { mode: 0o600, flush: true }));
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** The lines of the text. @throws Damaged for a file that is cut off, changed or sealed to another key */
export async function* linesOf(file: string, identities: readonly string[]): AsyncGenerator<string> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    const opened = await decrypter.decrypt(toWeb(createReadStream(file)));
    const text = fromWeb(opened).compose(createGunzip());
    // The interface itself does not pass on the errors of its stream.
    const failed = new Promise<never>((_, fail) => text.once('error', fail));
    failed.catch(() => undefined);
    const lines = createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await Promise.race([lines.next(), failed]);
      if (done) break;
      yield value;
    }
    if (text.errored) throw text.errored;
  } catch (error) {
    if (error instanceof Damaged) throw error;
    throw new Damaged(`${file} ${reasonOf(error)}`);
  }
}

/** The library's words, as far as they are known. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  if (said.includes('no identity matched')) return 'was sealed to another key: give the private key that opens it';
  if (/invalid version|no intro|malformed header/i.test(said)) return 'is no file of age';
  return `is cut off or was changed (${said}): take another one`;
}

function addRecipient(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new Error(`${recipient} is no public key of age: age1…, as npm run backup -- keygen prints it.`);
  }
}

/** Writes the private key, readable by its owner alone, and returns the public one. */
export async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  return recipient;
}

/** In the form of age-keygen: a key a line, comments after `#`. */
export function identitiesIn(file: string): string[] {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const text = readFileSync(file, 'utf8');
  const keys = text.split(/\s*\n\s*/).filter((line) => /^AGE-SECRET-KEY-[0-9A-Z-]+$/.test(line));
  if (keys.length === 0) throw new Error(`${file} has no private key of age (AGE-SECRET-KEY-…).`);
  return keys;
}
