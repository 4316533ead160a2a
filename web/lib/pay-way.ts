import { printTenge, tiyn } from '../../schema/values/money.ts';
import { paths, type Segment } from '../paths.ts';

/** The way of a button that names a sum: the payment page opens with that sum and no other (R940). */
export const payWay = (segment: Segment, loanId: string, sum: bigint): string =>
  `${paths.payment.href(segment, { loanId })}?sum=${printTenge(tiyn(sum))}`;
