/** How ids and amounts stand in calls of /json: texts and numbers outside, values of the product in the handlers. */
import { z } from 'zod';
import type * as ids from '../values/ids.ts';
import { isUuid } from '../values/ids.ts';

const id = <T extends string>() => z.custom<T>(isUuid).meta({ type: 'string', format: 'uuid' });
export const BiometrySessionId = id<ids.BiometrySessionId>();
