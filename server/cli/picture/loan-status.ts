import { join } from 'node:path';
import { LOAN_STATUSES, TRANSITIONS } from '../../../schema/loan-status.ts';
import { ROOT } from '../steps.ts';
import { CARD, type Line, layOut, type Panel, type Placed } from './layout.ts';
import { STAGE_OF } from './stages.ts';
import { ways } from './ways.ts';

export const STATUS_PICTURE = join(ROOT, 'docs', 'loan-status.svg');

const FONT = 'font-family="Verdana, DejaVu Sans, sans-serif"';
const INK = { event: '#1d3557', target: '#333', stays: '#777' };

export function drawLoanStatuses(): string {
  const { cards, panels, width, height } = layOut();
  const title = `${LOAN_STATUSES.length} statuses of a loan, ${TRANSITIONS.length} steps`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${FONT}>`,
    `<title>${title}</title>`,
    '<defs><marker id="to" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">',
    '<path d="M0 0 8 4 0 8z" fill="#456"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="20" y="30" font-size="20" font-weight="bold">${title}</text>`,
    '<text x="20" y="50" font-size="12" fill="#555">Generated from schema/loan-status.ts. A card tells each event and where it leads; arrows show the steps within a stage, broken ones lead back.</text>',
    ...panels.map(drawPanel),
    ...arrows(cards),
    ...cards.map(drawCard),
    '</svg>',
    '',
  ].join('\n');
}

const drawPanel = ({ name, tint, x, y, width, height }: Panel): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${tint}"/><text x="${x + 14}" y="${y + 22}" font-size="15" font-weight="bold" fill="#333">${name}</text>`;

function drawCard({ status, x, y, height, lines }: Placed): string {
  const text = lines.map((line, index) => drawLine(line, x, y + CARD.head + 11 + index * CARD.line));
  return [
    `<g><rect x="${x}" y="${y}" width="${CARD.width}" height="${height}" rx="6" fill="#fff" stroke="#456"/>`,
    `<text x="${x + 9}" y="${y + 16}" font-size="11" font-weight="bold">${status}</text>`,
    ...text,
    '</g>',
  ].join('');
}

const drawLine = ({ kind, text }: Line, x: number, y: number): string =>
  `<text x="${x + (kind === 'target' ? 18 : 9)}" y="${y}" font-size="10" fill="${INK[kind]}">${text}</text>`;

/** One arrow per pair of cards, however many events connect them. */
function arrows(cards: readonly Placed[]): string[] {
  const card = new Map(cards.map((one) => [one.status, one]));
  const drawn = new Set<string>();
  return ways.flatMap(({ from, to, wide }) => {
    const [start, end] = [from && card.get(from), card.get(to)];
    if (!start || !end || wide || from === to || drawn.has(`${from} ${to}`) || !together(start, end)) return [];
    drawn.add(`${from} ${to}`);
    return [
      `<path d="${curve(start, end)}" fill="none" stroke="#456" ${end.step < start.step ? 'stroke-dasharray="5 4" ' : ''}marker-end="url(#to)"/>`,
    ];
  });
}

const together = (a: Placed, b: Placed): boolean => STAGE_OF[a.status] === STAGE_OF[b.status];

/** From low on one card to the head of the other; within a column around the right side. */
function curve(start: Placed, end: Placed): string {
  const [y1, y2] = [start.y + CARD.head - 6, end.y + CARD.head / 2];
  const [left, right] = [(one: Placed) => one.x, (one: Placed) => one.x + CARD.width];
  if (start.column === end.column) {
    const bulge = right(start) + Math.min(44, 14 + Math.abs(y2 - y1) / 14);
    return `M${right(start)} ${y1}C${bulge} ${y1} ${bulge} ${y2} ${right(end)} ${y2}`;
  }
  const ahead = end.column > start.column;
  const [x1, x2] = ahead ? [right(start), left(end)] : [left(start), right(end)];
  const reach = ahead ? 30 : -30;
  return `M${x1} ${y1}C${x1 + reach} ${y1} ${x2 - reach} ${y2} ${x2} ${y2}`;
}
