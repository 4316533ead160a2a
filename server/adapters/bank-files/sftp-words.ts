/** Why the bank's SFTP server was of no use, for /readyz and the log: settings and what to do, no address. */
type Failed = { readonly message?: string; readonly code?: string | number };

const NETWORK: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at BANK_SFTP_HOST and BANK_SFTP_PORT',
  ENOTFOUND: 'BANK_SFTP_HOST has no address',
  EHOSTUNREACH: 'there is no way to BANK_SFTP_HOST',
  ENETUNREACH: 'there is no way to BANK_SFTP_HOST',
};

/** `strange`: the fingerprint of the host key that the server showed, where it is not one of the settings. */
export function connectWords(error: unknown, strange: string): string {
  const { message = '', code = '' } = error as Failed;
  if (strange) return `the server shows the host key ${strange}, which is not in BANK_SFTP_HOST_KEY: ask the bank`;
  if (/private ?key/i.test(message)) return 'BANK_SFTP_KEY_FILE has no private key without a passphrase';
  if (message.includes('authentication methods failed'))
    return 'the server refuses BANK_SFTP_USER with the key of BANK_SFTP_KEY_FILE: ask the bank';
  return NETWORK[code] ?? 'the server does not answer as SFTP';
}

const FOLDERS: Readonly<Record<string, string>> = {
  list: 'read BANK_SFTP_IN',
  read: 'read a file',
  write: 'write to BANK_SFTP_OUT',
  rename: 'rename in BANK_SFTP_OUT',
};
/** Of SFTP itself, or as the library names them. */
const MISSING: readonly unknown[] = [2, 'ENOENT'];
const DENIED: readonly unknown[] = [3, 'EACCES'];
/** Of SFTP, without a reason, such as a full disk. */
export const FAILED = 4;

export function sftpWords(call: string, error: unknown): string {
  const { code } = error as Failed;
  const what = FOLDERS[call] ?? call;
  if (DENIED.includes(code)) return `the server does not let Nesie ${what}: ask the bank`;
  if (MISSING.includes(code)) return `Nesie could not ${what}: the folder is not there`;
  if (code === FAILED) return `the server failed when Nesie wanted to ${what}: its disk may be full`;
  return `the connection broke before Nesie could ${what}`;
}
