/** `npm run docs`: draws the pictures of docs/ from the code. `npm run check` fails if they are out of date. */
import { writeFileSync } from 'node:fs';
import { drawLoanStatuses, STATUS_PICTURE } from './picture/loan-status.ts';

writeFileSync(STATUS_PICTURE, drawLoanStatuses());
