/** GET /json/product/available-products, GET /json/profile/preScoreAmount. */

import { z } from 'zod';
import { PreScore, Product } from '../../../schema/rest/answers/credit.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import type { Products } from '../../use-cases/application/product.ts';
import { creditProduct } from '../loan/shape-credit.ts';
import { BORROWER, EVERYONE } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf } from '../use-case-caller.ts';
import { borrowerOrNull } from './product.ts';

export type ProductRestDeps = {
  products: Products;
  preScore: (borrowerId: BorrowerId) => Promise<{ P1D: Tiyn | null; P1M: Tiyn | null }>;
};

export const productRoutes = (deps: ProductRestDeps): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/product/available-products',
    summary: 'Lists the products that can be applied for today',
    policy: EVERYONE,
    answer: { data: z.array(Product) },
    query: z.object({}),
    handle: async ({ context }) => {
      const products = await deps.products.products(borrowerOrNull(context));
      return products.length > 0 ? { data: products.map(creditProduct) } : refusal(refuse('PRODUCTS_MISSING'));
    },
  }),
  route({
    method: 'GET',
    path: '/json/profile/preScoreAmount',
    summary: 'Estimates how much the borrower may get, by period key',
    policy: BORROWER,
    answer: { data: PreScore },
    query: z.object({}),
    handle: async ({ context }) => {
      const { P1D, P1M } = await deps.preScore(borrowerOf(context));
      return { data: { P1D: P1D, P1M: P1M } };
    },
  }),
];
