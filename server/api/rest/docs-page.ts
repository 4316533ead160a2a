/** The page of /json/docs: Scalar reads openapi.json. All of it comes from this server (D0066). */
import { createHash } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

export async function addDocsPage(app: FastifyInstance): Promise<void> {
  await app.register((scope, _options, ready) => {
    scope.addHook<unknown>('onSend', (_request, reply, page, next) => {
      if (typeof page !== 'string') return next();
      if (String(reply.getHeader('content-type')).includes('javascript')) {
        reply.header('cache-control', 'public, max-age=86400');
        return next();
      }
      // The policy of all pages allows no inline script; this page has one, which is the same for everybody.
      const hashes = [...page.matchAll(INLINE_SCRIPT)].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      const policy = String(reply.getHeader('content-security-policy'));
      reply.header('content-security-policy', policy.replace('script-src', `script-src ${hashes.join(' ')}`));
      next();
    });
    void scope.register(scalar, {
      routePrefix: '/json/docs',
      configuration: {
        url: '/json/openapi.json',
        pageTitle: 'Nesie /json',
        withDefaultFonts: false,
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        hideClientButton: true,
        hideTestRequestButton: true,
        showDeveloperTools: 'never',
        documentDownloadType: 'direct',
      },
    });
    ready();
  });
}
