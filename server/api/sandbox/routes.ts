/** /sandbox and its JSON for scripts; registered only with NESIE_ENV=demo (R107). */
import type { FastifyInstance } from 'fastify';
import { PERSONAS } from '../../../schema/reference/personas.ts';
import { parsePhone } from '../../../schema/values/phone.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Outbox } from '../../ports/outbox.ts';
import type { ShellConfig } from '../deps.ts';
import { HttpRefusal } from '../http/http-refusal.ts';
import { isOwnHost, refuseForgedWrite } from '../http/request-context.ts';
import { CSS, escaped, pageOf, type SandboxSection, table } from './page.ts';

export type SandboxDeps = {
  config: ShellConfig;
  outbox: Outbox;
  clock: Pick<Clock, 'today'>;
  /** Sections for clock, faults, cards and office buttons, in the order of the page. */
  sections: readonly SandboxSection[];
};

export const sandboxRoutes =
  (deps: SandboxDeps) =>
  (app: FastifyInstance): void => {
    // Checks the route found, because an address can be spelled in many ways. Another site must not press the buttons,
    // nor those of pretended providers, nor read the page through a host name of its own.
    app.addHook('preHandler', async (request) => {
      const { url: route = '' } = request.routeOptions;
      if (route.startsWith('/pay/')) refuseForgedWrite(request, deps.config);
      if (!route.startsWith('/sandbox')) return;
      if (!isOwnHost(request, deps.config))
        throw new HttpRefusal(421, 'OTHER_HOST', `the sandbox is at ${deps.config.publicUrl}/sandbox`);
      refuseForgedWrite(request, deps.config);
    });
    const sections = [outboxSection(deps.outbox), personasSection, ...deps.sections];
    app.get('/sandbox', async (request, reply) => {
      const query = request.query as Record<string, string>;
      const drawn = await Promise.all(
        sections.map(async ({ id, title, render }) => ({ id, title, html: await render(query) })),
      );
      return reply.type('text/html; charset=utf-8').send(pageOf(drawn, await deps.clock.today()));
    });
    app.get('/sandbox/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(CSS));
    app.get('/sandbox/outbox.json', async (request) => {
      const { to } = request.query as { to?: string };
      return deps.outbox.read(addressee(to));
    });
    app.get('/sandbox/personas.json', async () =>
      PERSONAS.map(({ key, iin, phone, lastName, firstName, birthday, expects }) => ({
        key,
        iin,
        phone,
        lastName,
        firstName,
        birthday,
        expects,
      })),
    );
  };

/** Takes a phone number in any spelling, or an e-mail address. */
/** The digits of an e-mail address may be those of a phone number. */
const addressee = (to: string | undefined): string | undefined => {
  const address = to?.trim().toLowerCase() ?? '';
  return address === '' ? undefined : address.includes('@') ? address : (parsePhone(address) ?? address);
};

const outboxSection = (outbox: Outbox): SandboxSection => ({
  id: 'outbox',
  title: 'Outbox: SMS, mail and push',
  async render({ to }) {
    const messages = await outbox.read(addressee(to), 30);
    const search = `<form method="get" action="/sandbox"><label>To<input name="to" inputmode="tel" value="${escaped(to ?? '')}"></label><button>Show</button></form>`;
    const rows = messages.map(({ at, channel, to: receiver, code, subject, text }) => [
      { html: `<time datetime="${at}">${at.slice(11, 19)}</time>` },
      channel,
      receiver,
      { html: code ? `<code>${escaped(code)}</code>` : '' },
      subject ? `${subject}\n${text}` : text,
    ]);
    return search + table(['UTC', 'by', 'to', 'code', 'text'], rows);
  },
});

const personasSection: SandboxSection = {
  id: 'personas',
  title: 'Personas',
  async render() {
    const rows = PERSONAS.map((one) => [
      one.key,
      { html: `<code>${one.iin}</code>` },
      { html: `<code>${one.phone}</code>` },
      `${one.lastName} ${one.firstName}`,
      one.birthday,
      one.expects,
    ]);
    const note = '<p class="calm">Any other valid IIN is a good borrower.</p>';
    return note + table(['key', 'IIN', 'phone', 'name', 'born', 'what happens'], rows);
  },
};
