import { leaveIfRefused } from './call.ts';
import { answerOf, type CallOutcome } from './call-outcome.ts';
import { segmentIn } from './locale.ts';

export type Uploaded = { readonly refusal: string | undefined };

export type UploadOptions = {
  readonly idempotencyKey: string;
  /** PDF by default. */
  readonly contentType?: string;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
};

/** XMLHttpRequest, because fetch reports no progress of an upload. */
export function upload(path: string, file: Blob, options: UploadOptions): Promise<CallOutcome<Uploaded>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = (outcome: CallOutcome<Uploaded>) => {
      leaveIfRefused(outcome);
      resolve(outcome);
    };
    request.open('POST', path);
    request.setRequestHeader('content-type', options.contentType ?? 'application/pdf');
    request.setRequestHeader('idempotency-key', options.idempotencyKey);
    request.setRequestHeader('x-locale', segmentIn(window.location.pathname) ?? 'ru');
    request.upload.onprogress = ({ loaded, total }) => options.onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => end(outcomeOf(request.status, bodyOf(request.responseText)));
    request.onerror = () => end({ kind: 'offline' });
    request.send(file);
  });
}

function outcomeOf(status: number, body: unknown): CallOutcome<Uploaded> {
  const envelope = typeof body === 'object' && body !== null ? (body as { code?: unknown; message?: unknown }) : {};
  if (status !== 200) return answerOf<Uploaded>(status, body);
  if (envelope.code === 0) return { kind: 'done', data: { refusal: undefined } };
  return { kind: 'done', data: { refusal: typeof envelope.message === 'string' ? envelope.message : '' } };
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
