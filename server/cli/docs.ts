/** `npm run docs`: draws what docs/ shows of the code. `npm run check` fails where it is out of date. */
import { writeFileSync } from 'node:fs';
import { drawLoanStatuses, STATUS_PICTURE } from './picture/loan-status.ts';

writeFileSync(STATUS_PICTURE, drawLoanStatuses());
