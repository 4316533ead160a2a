import type { PartName } from '../../../schema/reference/operations.ts';
import { providerName } from '../../../schema/reference/provider-names.ts';
import { RETENTION } from '../../../schema/reference/retention.ts';
import { roundName } from '../../../schema/reference/round-names.ts';
import { instant } from '../../../schema/values/local-date.ts';
import type { Operations } from '../../ports/operations.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const nameOf = (part: PartName, name: string, lang: 'ru' | 'kk'): string =>
  part === 'ROUNDS' ? roundName(name, lang) : providerName(name, lang);

export const operationsResolvers = ({ operations }: { operations: Operations }): Resolvers => ({
  Query: {
    operations: async (_root, _input, { locale }) => {
      const lang = locale === 'KK' ? 'kk' : 'ru';
      const [parts, queues, lastClosedDay, retention] = await Promise.all([
        operations.parts(),
        operations.queues(),
        operations.lastClosedDay(),
        operations.retention(),
      ]);
      return {
        parts: parts.map((part) => ({ ...part, names: part.names.map((name) => nameOf(part.name, name, lang)) })),
        queues: queues.map((queue) => ({ ...queue, oldestSeconds: Math.round(queue.oldestSeconds) })),
        lastClosedDay,
        retention: retention.map(({ name, rows, nextAt }) => ({
          title: RETENTION[name].title[lang],
          why: RETENTION[name].why[lang],
          days: RETENTION[name].days,
          rows,
          nextAt: nextAt && instant(nextAt),
        })),
      };
    },
  },
});
