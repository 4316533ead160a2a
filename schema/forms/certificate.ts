import * as z from 'zod/mini';
import { email } from './fields.ts';

export const CertificateForm = z.object({ email: z.nullable(email) });
