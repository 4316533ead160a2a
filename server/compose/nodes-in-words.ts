import { TROUBLE } from '../../schema/reference/operations.ts';
import { daysLeft, type NodeSeen } from '../adapters/ledger/nodes.ts';

/** What a person has to do at the nodes of the event store while everything still works (R985). */
export function nodesInWords(nodes: readonly NodeSeen[], now = Date.now()): string | undefined {
  const gone = nodes.filter(({ answers }) => !answers).map(({ host }) => host);
  const alive = nodes.length - gone.length;
  const left = daysLeft(nodes, now);
  const words = [
    gone.length > 0 && `${alive} of ${nodes.length} nodes of the event store answer, not ${gone.join(', ')}`,
    left !== undefined &&
      left < TROUBLE.certificateDays &&
      (left < 0
        ? 'a certificate of the event store has ended: npm run certs -- --renew'
        : `a certificate of the event store ends in ${left} days: npm run certs -- --renew`),
  ];
  return words.filter(Boolean).join('; ') || undefined;
}

const UNITS = [
  [86_400, 'days'],
  [3_600, 'hours'],
  [60, 'minutes'],
] as const;

/** Of a length in seconds, the largest unit that there are at least two of. */
export function lastingFor(seconds: number): string {
  const [length, unit] = UNITS.find(([of]) => seconds >= 2 * of) ?? [1, 's'];
  return `${Math.floor(seconds / length)} ${unit}`;
}
