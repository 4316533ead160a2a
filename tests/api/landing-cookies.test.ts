import { describe, expect, it } from 'vitest';
import { arrivalOf } from '../../schema/reference/arrivals.ts';
import { landingCookies } from '../../server/api/http/landing-cookies.ts';

const LOAN = '00000000-0000-7000-8000-00000000cafe';
const days = (count: number) => `Max-Age=${count * 86_400}`;

describe('cookies of the first page (R263)', () => {
  it.each([
    [{ utm_source: 'google' }, 'utm_source=google', 1],
    [{ utm_campaign: 'autumn_26' }, 'utm_campaign=autumn_26', 1],
    [{ affiliate: 'admitad' }, 'affiliate=admitad', 30],
    [{ amount: '150000' }, 'amount=150000', 1],
    [{ productType: 'INDIVIDUAL_PERSON_IL' }, 'productType=INDIVIDUAL_PERSON_IL', 1],
    [{ insuranceSessionEnd: 'true', loanId: LOAN }, `insuranceSessionEnd=${LOAN}`, 3],
  ])('%j is kept', (query, pair, count) => {
    const [cookie, ...others] = landingCookies(query, true);
    expect(others).toEqual([]);
    expect(cookie?.split('; ')).toEqual([pair, 'Path=/', days(count), 'HttpOnly', 'SameSite=Lax', 'Secure']);
  });

  it.each([
    [{ utm_source: 'a; Path=/; sid=1' }],
    [{ utm_source: 'somebody' }],
    [{ affiliate: 'partner-7' }],
    [{ utm_campaign: '77011234567' }],
    [{ utm_source: ['a', 'b'] }],
    [{ utm_campaign: 'x'.repeat(41) }],
    [{ sid: 'stolen' }],
    [{ affiliate: '<script>' }],
    [{ amount: '-1' }],
    [{ term: '45' }],
    [{ productType: 'MEGA' }],
    [{ insuranceSessionEnd: 'true', loanId: 'mine' }],
    [{ insuranceSessionEnd: 'yes', loanId: LOAN }],
  ])('%j is not', (query) => {
    expect(landingCookies(query, false)).toEqual([]);
  });
});

describe('what led an applicant here (R322)', () => {
  it.each([
    [{ utm_source: 'google' }, { channel: 'SEARCH', source: 'google' }],
    [
      { utm_source: 'google', utm_medium: 'cpc' },
      { channel: 'ADS', source: 'google' },
    ],
    [
      { utm_source: 'instagram', utm_medium: 'organic' },
      { channel: 'SOCIAL', source: 'instagram' },
    ],
    [
      { utm_source: 'google', affiliate: 'leadgid' },
      { channel: 'PARTNER', source: 'leadgid' },
    ],
    [{ utm_source: '900412400113', affiliate: 'constructor' }, null],
    [{ utm_source: 'toString' }, null],
    [{}, null],
  ])('%j', (cookies, arrival) => {
    expect(arrivalOf(cookies)).toEqual(arrival);
  });
});
