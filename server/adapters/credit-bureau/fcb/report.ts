/**
 * A report of the First Credit Bureau. Its description is for clients only: where figures stand is known from public
 * code and samples, so what is missing is never taken for zero (R713).
 */
import type { Iin } from '../../../../schema/values/iin.ts';
import { add, most, parseTenge, type Tiyn, ZERO } from '../../../../schema/values/money.ts';
import { ProviderGarbage } from '../../../ports/provider.ts';
import { hasAt, type Node, nodeAt, nodesAt, textAt } from '../../xml/tree.ts';

/** Where the report tells of a voluntary refusal of credit, and by which values; the contract with the bureau says. */
export type StopCreditSign = { readonly at: string; readonly yes: string; readonly no: string };

export type CreditReport = {
  reference: string;
  monthlyInstalments: Tiyn;
  worstOverdueDays: number;
  worstOverdueAmount: Tiyn;
  stopCredit: boolean;
  /** False where a lender told the bureau no figure, or one in another currency. */
  complete: boolean;
};

export function readReport(result: Node, iin: Iin, sign: StopCreditSign): CreditReport {
  const root = nodeAt(result, 'Result/Root');
  if (textAt(root, 'Header/IIN/@value') !== iin) throw new ProviderGarbage('a report without this IIN');
  if (!hasAt(root, 'ExistingContracts')) throw new ProviderGarbage('a report without contracts: see FCB_REPORT');
  const contracts = nodesAt(root, 'ExistingContracts/Contract').map((one) => ({
    instalment: sumOf(textAt(one, 'MonthlyInstalmentAmount/@value')),
    days: daysOf(textAt(one, 'NumberOfOverdueInstalments/@value')),
    overdue: sumOf(textAt(one, 'OverdueAmount/@value')),
  }));
  return {
    reference: referenceOf(result),
    monthlyInstalments: add(...contracts.map(({ instalment }) => instalment ?? ZERO)),
    worstOverdueDays: Math.max(0, ...contracts.map(({ days }) => days ?? 0)),
    worstOverdueAmount: contracts.reduce((worst, { overdue }) => most(worst, overdue ?? ZERO), ZERO),
    stopCredit: stopCreditOf(root, sign),
    complete: contracts.every((one) => Object.values(one).every((figure) => figure !== undefined)),
  };
}

function stopCreditOf(root: Node, { at, yes, no }: StopCreditSign): boolean {
  const said = textAt(root, at.replace('@', '/@'));
  if (said !== yes && said !== no) throw new ProviderGarbage('a report that does not tell of stop-credit');
  return said === yes;
}

/** When it was made, and its number there. */
function referenceOf(result: Node): string {
  const time = /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d:\d\d:\d\d)$/.exec(textAt(result, 'DateTime'));
  const number = /^[\w-]{1,20}$/.exec(textAt(result, 'ReferenceId'))?.[0];
  if (!time || number === undefined) throw new ProviderGarbage('a report without a date and a number');
  return `fcb:${time[3]}-${time[2]}-${time[1]}T${time[4]}/${number}`;
}

/** What the bureau writes where a lender told it nothing. */
const NOT_SAID = ['', '-'];

/** "74 822,00 KZT". Undefined where nobody said it, and in another currency, whose rate we do not know. */
function sumOf(text: string): Tiyn | undefined {
  if (NOT_SAID.includes(text)) return undefined;
  const [, whole = '', fraction = '00', currency = 'KZT'] =
    /^(\d+(?:\s\d{3})*)(?:[.,](\d\d))?(?:\s([A-Z]{3}))?$/.exec(text) ?? [];
  const sum = parseTenge(`${whole.replace(/\s/g, '')}.${fraction}`);
  if (sum === undefined) throw new ProviderGarbage('a report with a sum of another form');
  return currency === 'KZT' ? sum : undefined;
}

function daysOf(text: string): number | undefined {
  if (NOT_SAID.includes(text)) return undefined;
  if (!/^\d{1,5}$/.test(text)) throw new ProviderGarbage('a report with days of another form');
  return Number(text);
}
