/** Sample bank statements: a valid one, or one that is refused for a given reason. */
import type { FastifyInstance } from 'fastify';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { escaped, type SandboxSection } from './page.ts';

export type SampleStatements = {
  kinds: readonly string[];
  banks: readonly string[];
  make(wish: { kind: string; bank: string; holder: string; income: number; today: LocalDate }): Promise<Uint8Array>;
  today(): Promise<LocalDate>;
};

type StatementQuery = { Querystring: { kind?: string; bank?: string; holder?: string; income?: string } };
const MOST = 10_000_000;

export const sampleStatementSection = ({ kinds, banks }: SampleStatements): SandboxSection => ({
  id: 'statements',
  title: 'Sample bank statements',
  async render() {
    const options = (names: readonly string[]) => names.map((name) => `<option>${escaped(name)}</option>`).join('');
    return `<p class="calm">The holder must be written as in the profile: last name, first name.</p>
<form method="get" action="/sandbox/statement.pdf"><label>Holder<input name="holder" value="Сериккызы Айгерим" maxlength="80"></label>
<label>Bank<select name="bank">${options(banks)}</select></label><label>What is wrong with it<select name="kind">${options(kinds)}</select></label>
<label>Income a month, tenge<input name="income" inputmode="numeric" value="600000"></label><button>Make a PDF</button></form>`;
  },
});

export const sampleStatementRoutes =
  ({ kinds, banks, make, today }: SampleStatements) =>
  (app: FastifyInstance): void => {
    app.get<StatementQuery>('/sandbox/statement.pdf', async (request, reply) => {
      const { kind, bank, holder, income } = request.query;
      const content = await make({
        kind: kinds.find((one) => one === kind) ?? 'GOOD',
        bank: banks.find((one) => one === bank) ?? banks[0] ?? '',
        holder: (holder ?? '').slice(0, 80),
        income: Math.min(MOST, Math.max(0, Math.trunc(Number(income)) || 0)),
        today: await today(),
      });
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="statement.pdf"')
        .send(Buffer.from(content));
    });
  };
