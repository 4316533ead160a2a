/** An SFTP server of one folder over a real socket, which can break off at a request. */
import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import ssh2, { type SFTPWrapper } from 'ssh2';

const { Server, utils } = ssh2;
const { STATUS_CODE, flagsToString } = utils.sftp;
type Break = 'WRITE' | 'RENAME' | 'RENAMED' | 'FULL';

/** `clientKey`: the private key of the one user, whose public half is known here. */
export async function sftpServer(root: string, clientKey: string) {
  const host = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs1', format: 'pem' });
  const known = parsed(clientKey);
  let broken: Break | undefined;
  const server = new Server({ hostKeys: [host.toString()] }, (client) => {
    /** True where the connection ends instead of an answer, or the disk is full. */
    const breaks = (request: Break): boolean => {
      if (broken !== request) return false;
      broken = undefined;
      if (request !== 'FULL') client.end();
      return true;
    };
    client.on('error', () => undefined);
    client.on('authentication', (context) => {
      if (context.method !== 'publickey' || !context.key.data.equals(known.getPublicSSH()))
        return context.reject(['publickey']);
      if (!context.signature) return context.accept();
      const { blob = Buffer.alloc(0), signature, hashAlgo } = context;
      return known.verify(blob, signature, hashAlgo) === true ? context.accept() : context.reject();
    });
    client.on('ready', () => {
      client.on('session', (accept) => {
        accept().on('sftp', (open) => serve(open(), root, breaks));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server.address()),
    hostKey: `SHA256:${createHash('sha256').update(parsed(host.toString()).getPublicSSH()).digest('base64').replace(/=+$/, '')}`,
    breakAt: (request: Break) => {
      broken = request;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const portOf = (address: ReturnType<InstanceType<typeof Server>['address']>): number =>
  typeof address === 'object' && address ? address.port : 0;

function parsed(key: string) {
  const found = utils.parseKey(key);
  if (found instanceof Error) throw found;
  const [first] = [found].flat();
  if (!first) throw new Error('no key');
  return first;
}

function serve(sftp: SFTPWrapper, root: string, breaks: (request: Break) => boolean): void {
  const at = (path: string) => join(root, path);
  const handles = new Map<number, { file?: number; names?: string[] | undefined; path: string }>();
  let next = 0;
  const opened = (handle: { file?: number; names?: string[]; path: string }): Buffer => {
    handles.set(++next, handle);
    const buffer = Buffer.alloc(4);
    buffer.writeUInt32BE(next);
    return buffer;
  };
  const of = (handle: Buffer) => handles.get(handle.readUInt32BE());
  const attrs = (path: string) => {
    const { mode, size, mtimeMs, atimeMs } = statSync(path);
    return { mode, size, uid: 0, gid: 0, mtime: mtimeMs / 1_000, atime: atimeMs / 1_000 };
  };
  const missing = (request: number) => sftp.status(request, STATUS_CODE.NO_SUCH_FILE);
  sftp.on('error', () => undefined);
  sftp.on('REALPATH', (request, path) => sftp.name(request, [{ filename: path, longname: path, attrs: {} as never }]));
  const stat = (request: number, path: string) =>
    existsSync(at(path)) ? sftp.attrs(request, attrs(at(path))) : missing(request);
  sftp.on('STAT', stat);
  sftp.on('LSTAT', stat);
  sftp.on('FSTAT', (request, handle) => stat(request, of(handle)?.path ?? ''));
  sftp.on('FSETSTAT', (request) => sftp.status(request, STATUS_CODE.OK));
  sftp.on('OPEN', (request, path, flags) => {
    const mode = flagsToString(flags) ?? 'r';
    if (mode === 'r' && !existsSync(at(path))) return missing(request);
    return sftp.handle(request, opened({ file: openSync(at(path), mode), path }));
  });
  sftp.on('WRITE', (request, handle, offset, data) => {
    writeSync(of(handle)?.file ?? -1, data, 0, Math.ceil(data.length / 2), offset);
    if (breaks('WRITE')) return;
    if (breaks('FULL')) return sftp.status(request, STATUS_CODE.FAILURE);
    writeSync(of(handle)?.file ?? -1, data, 0, data.length, offset);
    sftp.status(request, STATUS_CODE.OK);
  });
  sftp.on('READ', (request, handle, offset, length) => {
    const data = Buffer.alloc(length);
    const read = readSync(of(handle)?.file ?? -1, data, 0, length, offset);
    return read === 0 ? sftp.status(request, STATUS_CODE.EOF) : sftp.data(request, data.subarray(0, read));
  });
  sftp.on('CLOSE', (request, handle) => {
    const { file } = of(handle) ?? {};
    if (file !== undefined) closeSync(file);
    sftp.status(request, STATUS_CODE.OK);
  });
  sftp.on('OPENDIR', (request, path) =>
    existsSync(at(path)) ? sftp.handle(request, opened({ names: readdirSync(at(path)), path })) : missing(request),
  );
  sftp.on('READDIR', (request, handle) => {
    const folder = of(handle);
    if (!folder?.names) return sftp.status(request, STATUS_CODE.EOF);
    const entries = folder.names.map((filename) => {
      const one = attrs(at(join(folder.path, filename)));
      return {
        filename,
        longname: `${(one.mode & 0o170000) === 0o040000 ? 'd' : '-'}rw-r--r-- ${filename}`,
        attrs: one,
      };
    });
    folder.names = undefined;
    return sftp.name(request, entries);
  });
  sftp.on('REMOVE', (request, path) => {
    rmSync(at(path), { force: true });
    sftp.status(request, STATUS_CODE.OK);
  });
  sftp.on('RENAME', (request, from, to) => {
    if (breaks('RENAME')) return;
    if (!existsSync(at(from))) return missing(request);
    if (existsSync(at(to))) return sftp.status(request, STATUS_CODE.FAILURE);
    renameSync(at(from), at(to));
    if (breaks('RENAMED')) return;
    sftp.status(request, STATUS_CODE.OK);
  });
}
