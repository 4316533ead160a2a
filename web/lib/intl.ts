import { useCallback } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { Given, Page, Segment } from '../paths.ts';
import { type Lang, segmentOf } from './locale.ts';

export type MessageId = string;
export type Translate = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

/** `t('signIn.title')`. Values are ready strings from `format.ts` and `dates.ts`. */
export function useT(): Translate {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id } satisfies MessageDescriptor, values), [intl]);
}

export const useLang = (): Lang => (useIntl().locale.startsWith('kk') ? 'kk' : 'ru');
export const useSegment = (): Segment => segmentOf(useLang());

/** `href(paths.loanSigning, { loanId })` */
export function useHref(): <P extends string>(page: Page<P>, ...given: Given<P>) => string {
  const segment = useSegment();
  return useCallback((page, ...given) => page.href(segment, ...given), [segment]);
}
