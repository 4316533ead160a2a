/** /json/document/eds: electronic signatures of the second consent (R23) and, where chosen, of the offer (R343). */
import { Eds } from '../../../schema/rest/answers/eds.ts';
import { EdsBody, EdsWish } from '../../../schema/rest/certificate.ts';
import { refuse } from '../../domain/decider.ts';
import type { EdsUseCases } from '../../use-cases/application/eds.ts';
import type { EdsView } from '../../use-cases/application/eds-page.ts';
import { type LoanSource, readOwnLoan } from '../../use-cases/loan/loans.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';

const shapeEds = ({ status, now, opensAt, lapsesAt, signUrl, qrImage, failure, expiresAt, price }: EdsView) => ({
  status,
  now,
  opensAt,
  lapsesAt,
  signUrl,
  qrImage,
  failure,
  expiresAt,
  returnDate: price.maturity,
  totalAmount: price.total,
});

export const edsRoutes = ({ eds, ...source }: LoanSource & { eds: EdsUseCases }): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/document/eds',
    summary: 'Returns how the electronic signature stands; null where the loan needs none',
    policy: BORROWER,
    answer: { data: Eds.nullable() },
    query: EdsWish,
    handle: async ({ query, context }) => {
      const borrowerId = borrowerOf(context);
      if (!(await readOwnLoan(source, borrowerId, query.creditId))) return refusal(refuse('NOT_FOUND'));
      const view = await (query.edsType === 'OFFER' ? eds.offer : eds).state(borrowerId, query.creditId);
      return { data: view ? shapeEds(view) : null };
    },
  }),
  route({
    method: 'POST',
    path: '/json/document/eds',
    summary: 'Asks for the QR code of the electronic signature; `signUrl` is what it holds',
    policy: BORROWER,
    answer: { data: Eds },
    body: EdsBody,
    handle: async ({ body, context }) => {
      const wish = { borrowerId: borrowerOf(context), loanId: body.creditId, locale: context.locale };
      const asked =
        body.edsType === 'OFFER'
          ? await eds.offer.request(callerOf(context), { ...wish, hash: null, ticks: body.consents })
          : await eds.request(callerOf(context), wish);
      return 'refusal' in asked ? refusal(asked) : { data: shapeEds(asked.eds) };
    },
  }),
];
