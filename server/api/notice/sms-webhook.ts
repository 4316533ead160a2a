/**
 * Delivery reports of SMS providers. Their signature is not published, so a report is a hint only: the path is secret,
 * nothing in it is believed, and the provider is asked (R585).
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type SmsWebhookDeps = {
  /** Each is the secret last part of a path that works; none where no provider reports. */
  smsHintKeys: () => readonly string[];
  askReports: (hinted: true) => Promise<void>;
};

const BODY_LIMIT = 16 * 1024;
/** A burst of reports is one round. */
const PAUSE_MS = 1_000;

export const smsWebhook =
  ({ smsHintKeys, askReports }: SmsWebhookDeps) =>
  (app: FastifyInstance): void => {
    let asking: NodeJS.Timeout | undefined;
    app.addHook('onClose', (_app, done) => {
      clearTimeout(asking);
      done();
    });
    const handle = async (request: FastifyRequest<{ Params: { key: string } }>, reply: FastifyReply) => {
      if (!smsHintKeys().some((one) => same(one, request.params.key))) return reply.code(404).send('');
      asking ??= setTimeout(() => {
        asking = undefined;
        askReports(true).catch((error: unknown) => app.log.warn({ err: error }, 'asking what became of SMS failed'));
      }, PAUSE_MS).unref();
      return reply.header('cache-control', 'no-store').send('ok');
    };
    app.register((scope, _options, ready) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, _body, next) =>
        next(null),
      );
      scope.route({ method: ['GET', 'POST'], url: '/webhooks/sms/:key', handler: handle });
      ready();
    });
  };

function same(ours: string, given: string): boolean {
  const [one, other] = [Buffer.from(ours), Buffer.from(given)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
