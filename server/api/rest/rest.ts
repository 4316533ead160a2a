/** Turns each RestRoute into a Fastify route: authorisation, input, envelope, idempotency (R41, R43). */
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { KeyedCall } from '../../ports/idempotency.ts';
import type { Context } from '../context.ts';
import type { ServerDeps } from '../deps.ts';
import { takeLarge } from '../http/arriving.ts';
import { DEADLINES, giveUpAfter } from '../http/deadlines.ts';
import { doingOf } from '../http/doing.ts';
import { HttpRefusal } from '../http/http-refusal.ts';
import {
  actorOf,
  anonymous,
  asStanding,
  commandIdOf,
  type Ending,
  endCall,
  hashOf,
  keyOf,
  otherBody,
  spendKey,
  stillRunning,
} from '../http/idempotency.ts';
import type { OwnWrites } from '../http/own-writes.ts';
import { contextOf, refuseForgedWrite } from '../http/request-context.ts';
import { permit } from '../permit.ts';
import { type Envelope, envelopeOf, problemsEnvelope } from './envelope.ts';
import { asNamed, readInput } from './input.ts';
import type { AnyAnswer, FileAnswer, RestInput, RestRoute } from './route.ts';

type Payload = Envelope['body'] | Buffer;
type Answered = { envelope: Envelope; storable: boolean } | { file: FileAnswer['file'] };

export function addRest(app: FastifyInstance, deps: ServerDeps, writes: OwnWrites): void {
  for (const row of deps.routes) {
    if (row.policy.length === 0) throw new Error(`no policy for ${row.method} ${row.path}`);
    app.route({
      method: row.method,
      url: row.path,
      config: { takesFile: row.fileType !== undefined },
      ...(row.bodyLimit ? { bodyLimit: row.bodyLimit } : {}),
      ...(row.fileType ? { onRequest: (request, reply) => permitUpload(row, request, reply, deps, writes) } : {}),
      handler: (request, reply) => serve({ ...row, ...row.forBody?.(request.body) }, request, reply, deps, writes),
    });
  }
  refuseOtherMethods(app, deps.routes);
}

/** A file is read only from whoever may send it: a stranger is refused before its first byte. */
async function permitUpload(...[row, request, reply, deps, writes]: Parameters<typeof serve>): Promise<void> {
  refuseForgedWrite(request, deps.config);
  const { viewer } = await contextOf(request, reply, deps, writes);
  permit(viewer, row.policy);
  if (viewer.kind === 'signed-in') takeLarge(request, viewer.accountId);
}

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A path of ours called by another method: 405, before a body is read. OPTIONS asks which methods there are. */
function refuseOtherMethods(app: FastifyInstance, routes: readonly RestRoute[]): void {
  for (const [url, rows] of Map.groupBy(routes, ({ path }) => path)) {
    const known = rows.flatMap<HTTPMethods>(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const allow = [...known, 'OPTIONS'].join(', ');
    app.route({
      method: METHODS.filter((method) => !known.includes(method)),
      url,
      onRequest: async (request, reply) => {
        reply.header('allow', allow);
        if (request.method !== 'OPTIONS')
          throw new HttpRefusal(405, 'METHOD_NOT_ALLOWED', `only ${allow}`, 'METHOD_NOT_ALLOWED');
      },
      handler: (_request, reply) => reply.code(204).send(),
    });
  }
}

async function serve(
  row: RestRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServerDeps,
  writes: OwnWrites,
): Promise<Payload> {
  const draws = row.drawsPaper || row.answer === 'application/pdf';
  giveUpAfter(row.method === 'GET' && !draws ? DEADLINES.read : DEADLINES.write, reply);
  refuseForgedWrite(request, deps.config);
  const context = await contextOf(request, reply, deps, writes);
  permit(context.viewer, row.policy);
  reply.header('cache-control', 'no-store');
  const call = callOf(row, request, context);
  if (call) context.commandId = commandIdOf(call, deps.ids);
  if (!call || row.secretAnswer) {
    mayChange(row, request);
    return payloadOf(reply, await answer(row, request, context));
  }
  return keyed(row, request, reply, context, asStanding(call, context.viewer), deps);
}

/** From here on a fault may leave changes; an earlier one cannot. */
function mayChange(row: RestRoute, request: FastifyRequest): void {
  const what = doingOf(request);
  if (what) what.changes = row.method === 'POST';
}

function callOf(row: RestRoute, request: FastifyRequest, context: Context): KeyedCall | undefined {
  const key = row.method === 'POST' ? keyOf(request) : undefined;
  if (!key) return undefined;
  return {
    actor: row.secretAnswer && row.policy.includes('anonymous') ? anonymous(context) : actorOf(context),
    operation: `${row.method} ${row.path}`,
    key,
    bodyHash: hashOf([request.params, request.query, request.body]),
  };
}

async function keyed(
  row: RestRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  call: KeyedCall,
  deps: ServerDeps,
): Promise<Payload> {
  await spendKey(deps, call, context);
  const begun = await deps.idempotency.begin(call);
  if (begun.state === 'running') throw stillRunning();
  if (begun.state === 'other-body') throw otherBody();
  if (begun.state === 'answered') {
    reply.header('idempotent-replay', 'true');
    return payloadOf(reply, { envelope: JSON.parse(begun.answer) as Envelope, storable: false });
  }
  mayChange(row, request);
  let ending: Ending = 'unknown';
  let answered: Answered;
  try {
    answered = await answer(row, request, context);
    ending = endingOf(answered);
  } finally {
    await endCall(deps.idempotency, { call, lease: begun.lease }, ending, request.log);
  }
  return payloadOf(reply, answered);
}

const isFile = (answer: AnyAnswer): answer is FileAnswer => 'file' in answer;

const endingOf = (answered: Answered): Ending =>
  'file' in answered || !answered.storable ? 'nothing-changed' : { answer: JSON.stringify(answered.envelope) };

async function answer(row: RestRoute, request: FastifyRequest, context: Context): Promise<Answered> {
  const read = readInput(row, request);
  if ('problems' in read) return { envelope: problemsEnvelope(read.problems, context.locale), storable: false };
  const input: RestInput<unknown, unknown, unknown> = { ...read.input, context };
  const answered: AnyAnswer = await row.handle(input);
  if (isFile(answered)) return answered;
  if ('problems' in answered)
    return { envelope: problemsEnvelope(asNamed(answered.problems, row, request), context.locale), storable: false };
  const refusedInput = 'code' in answered && answered.code !== 0 && 'refusal' in answered && answered.refusal?.field;
  return { envelope: envelopeOf(answered, context.locale), storable: !refusedInput };
}

/** Not the reply: each async function that returns it waits for it with listeners of its own. */
function payloadOf(reply: FastifyReply, answered: Answered): Payload {
  if ('envelope' in answered) {
    reply.code(answered.envelope.status);
    return answered.envelope.body;
  }
  const { file } = answered;
  const name = encodeURIComponent(file.name);
  reply
    .header('content-type', file.mime)
    .header('content-disposition', `${file.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`);
  return Buffer.from(file.content);
}
