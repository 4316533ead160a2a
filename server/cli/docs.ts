/**
 * `npm run docs`: draws the pictures of docs/, prints the contract of the gateway and the list of licences.
 * `npm run check` fails if they are out of date.
 */
import { writeFileSync } from 'node:fs';
import { GATEWAY_DOCUMENT, printedGateway } from './gateway-document.ts';
import { LICENCE_LIST, printedLicences } from './licences.ts';
import { drawLoanStatuses, STATUS_PICTURE } from './picture/loan-status.ts';

writeFileSync(STATUS_PICTURE, drawLoanStatuses());
writeFileSync(GATEWAY_DOCUMENT, printedGateway());
writeFileSync(LICENCE_LIST, printedLicences());
