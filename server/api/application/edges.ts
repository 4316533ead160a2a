import type { Edges } from '../deps.ts';
import { applicationResolvers } from './application.ts';
import { biometryResolvers } from './biometry.ts';
import { biometryRoutes } from './biometry-rest.ts';
import { edsResolvers } from './eds.ts';
import { edsRoutes } from './eds-rest.ts';
import { type EdsWebhookDeps, edsWebhook } from './eds-webhook.ts';
import { evidenceResolvers } from './evidence.ts';
import { evidenceRoutes } from './evidence-rest.ts';
import { insuranceResolvers } from './insurance.ts';
import { insuranceRoutes } from './insurance-rest.ts';
import { kiscRoutes } from './kisc-rest.ts';
import { productResolvers } from './product.ts';
import { productRoutes } from './product-rest.ts';
import { publicTermsResolvers } from './public-terms.ts';
import { statementResolvers } from './statement.ts';
import { statementRoutes } from './statement-rest.ts';

type Deps = Parameters<typeof productResolvers>[0] &
  Parameters<typeof publicTermsResolvers>[0] &
  Parameters<typeof applicationResolvers>[0] &
  Parameters<typeof biometryResolvers>[0] &
  Parameters<typeof statementResolvers>[0] &
  Parameters<typeof insuranceResolvers>[0] &
  Parameters<typeof edsResolvers>[0] &
  Parameters<typeof productRoutes>[0] &
  Parameters<typeof insuranceRoutes>[0] &
  Parameters<typeof statementRoutes>[0] &
  Parameters<typeof biometryRoutes>[0] &
  Parameters<typeof kiscRoutes>[0] &
  Parameters<typeof evidenceResolvers>[0] &
  Parameters<typeof evidenceRoutes>[0] &
  Omit<EdsWebhookDeps, 'provider'> & { edsProvider: EdsWebhookDeps['provider'] };

export const applicationEdges = (can: Deps): Edges => ({
  resolvers: [
    productResolvers(can),
    publicTermsResolvers(can),
    applicationResolvers(can),
    biometryResolvers(can),
    statementResolvers(can),
    evidenceResolvers(can),
    insuranceResolvers(can),
    edsResolvers(can),
  ],
  routes: [
    ...productRoutes(can),
    ...insuranceRoutes(can),
    ...statementRoutes(can),
    ...biometryRoutes(can),
    ...kiscRoutes(can),
    ...edsRoutes(can),
    ...evidenceRoutes(can),
  ],
  webhooks: [edsWebhook({ ...can, provider: can.edsProvider })],
});
