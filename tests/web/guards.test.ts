import { readdirSync, readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LOAN_STATUSES } from '../../schema/loan-status.ts';
import { type Guard, OPEN_LOAN } from '../../schema/reference/guards.ts';
import { FIELD_POLICIES } from '../../server/api/field-policies.ts';
import { judge, returnsToPage, type Verdict } from '../../web/app/guards.ts';
import { routes } from '../../web/app/routes.ts';
import { leavesForLogin, nextOf, signInFor } from '../../web/lib/auth-redirect.ts';
import { inSegment, segmentIn } from '../../web/lib/locale.ts';
import { OFFICE_ROLES } from '../../web/lib/office-roles.ts';
import { ANONYMOUS, type Session } from '../../web/lib/session.ts';
import { paths } from '../../web/paths.ts';

const WEB = new URL('../../web/', import.meta.url);
const LOAN = '0b0f6d0e-6f3a-4a57-9d0e-2f6f6f1d2c3b';
const applicant = (step: Session['step']): Session => ({ ...ANONYMOUS, signedIn: true, roles: ['borrower'], step });
const borrower = (change: Partial<Session> = {}): Session => ({
  ...applicant('COMPLETE'),
  registrationCompleted: true,
  lastLoan: { id: LOAN, status: 'INITIAL' },
  ...change,
});
const analyst: Session = { ...applicant('PASSWORD'), roles: ['analyst'] };

const asked = (
  guard: Guard,
  session: Session,
  path: string,
  params: Record<string, string> = {},
): string | true | readonly string[] => {
  const verdict: Verdict = judge(guard, session, { segment: 'kz', path, params });
  if (verdict.allow) return true;
  return 'needs' in verdict ? verdict.needs : verdict.to;
};

/** The page by its own row of the table. */
const opened = (session: Session, { path }: { readonly path: string }) => {
  const row = routes.find((one) => one.path === path);
  if (!row) throw new Error(`no page ${path}`);
  return asked(row.guard, session, path);
};

describe('authorized and cabinet', () => {
  it('visitors go from the cabinet to sign-in and from anywhere else to registration', () => {
    for (const page of [paths.history, paths.editAddress, paths.newCard, paths.paymentResultSuccess, paths.edsPending])
      expect(opened(ANONYMOUS, page)).toBe('/kz/login');
    for (const page of [paths.thanks, paths.loanObtaining, paths.biometryFace, paths.edsRequest])
      expect(opened(ANONYMOUS, page)).toBe('/kz/registration/phone');
  });

  it('the cabinet stays closed until the registration is complete', () => {
    expect(opened(applicant('ADDRESS'), paths.cabinet)).toBe('/kz/registration/address');
    expect(opened(applicant('ADDRESS'), paths.thanks)).toBe(true);
    expect(opened(borrower(), paths.cabinet)).toBe(true);
  });
});

describe('redirect_cabinet', () => {
  it('signed-in people go to their step, the cabinet or the office', () => {
    expect(asked('redirect_cabinet', ANONYMOUS, paths.login.path)).toBe(true);
    expect(asked('redirect_cabinet', applicant('PASSWORD'), paths.login.path)).toBe('/kz/registration/password');
    expect(asked('redirect_cabinet', borrower(), paths.login.path)).toBe('/kz/cabinet');
    expect(asked('redirect_cabinet', analyst, paths.login.path)).toBe('/kz/office');
  });
});

describe('the page asked for before signing in', () => {
  it('is returned to once the registration, which goes on at its step, is complete', () => {
    expect(returnsToPage(borrower())).toBe(true);
    expect(returnsToPage(analyst)).toBe(true);
    expect(returnsToPage(applicant('ADDRESS'))).toBe(false);
  });
});

describe('registration', () => {
  it('the present step and those before it open, never one ahead', () => {
    const session = applicant('EMPLOYMENT');
    expect(asked('registration', session, paths.registrationAdditionData.path)).toBe(true);
    expect(asked('registration', session, paths.registrationAddress.path)).toBe(true);
    expect(asked('registration', session, paths.registrationIin.path)).toBe(true);
    expect(asked('registration', session, paths.registrationAdditionContacts.path)).toBe(
      '/kz/registration/addition-data',
    );
  });

  it('neither a borrower with a completed registration nor a visitor opens a step', () => {
    expect(asked('registration', borrower(), paths.registrationAddress.path)).toBe('/kz/cabinet');
    expect(asked('registration', ANONYMOUS, paths.registrationAddress.path)).toBe('/kz/registration/phone');
  });
});

describe('loan_permission', () => {
  const on = (session: Session, loanId = LOAN) => asked('loan_permission', session, paths.loanSigning.path, { loanId });

  it.each(LOAN_STATUSES)('a loan in %s opens to its borrower if its row says so', (status) => {
    const open = (OPEN_LOAN as readonly string[]).includes(status);
    expect(on(borrower({ lastLoan: { id: LOAN, status } }))).toBe(open || '/kz/cabinet');
  });

  it('a lock, another loan, a later status, no loan or an open registration is refused', () => {
    expect(on(borrower({ locked: true }))).toBe('/kz/cabinet');
    expect(on(borrower(), 'another')).toBe('/kz/cabinet');
    expect(on(borrower({ lastLoan: { id: LOAN, status: 'ACTIVE' } }))).toBe('/kz/cabinet');
    expect(on(borrower({ lastLoan: null }))).toBe('/kz/cabinet');
    expect(on(borrower({ registrationCompleted: false, step: 'CONTACTS' }))).toBe('/kz/cabinet');
    expect(on(ANONYMOUS)).toBe('/kz/registration/phone');
  });
});

describe('staff', () => {
  it('only staff are admitted', () => {
    expect(asked('staff', analyst, paths.office.path)).toBe(true);
    expect(asked('staff', borrower(), paths.office.path)).toBe('/kz/cabinet');
    expect(asked('staff', ANONYMOUS, paths.office.path)).toBe('/kz/login');
  });

  it('who owes a step of the sign-in is led to it, and nowhere else in the office', () => {
    const owing: Session = { ...analyst, roles: ['anonymous'], step: 'STAFF_ENTRY' };
    expect(asked('staff', owing, paths.office.path)).toBe('/kz/office/entry');
    expect(asked('staff', owing, paths.officeAudit.path)).toBe('/kz/office/entry');
    expect(asked('staff', owing, paths.officeEntry.path)).toBe(true);
    expect(asked('staff', analyst, paths.officeEntry.path)).toBe(true);
    expect(asked('staff', borrower(), paths.officeEntry.path)).toBe('/kz/cabinet');
    for (const guard of ['redirect_cabinet', 'registration', 'authorized', 'cabinet', 'loan_permission'] as const)
      expect(asked(guard, owing, paths.registrationAddress.path), guard).toBe('/kz/office/entry');
  });

  it('a person without the role of a page reads which roles it is for', () => {
    const auditor: Session = { ...analyst, roles: ['auditor'] };
    expect(asked('staff', auditor, paths.officeAudit.path)).toBe(true);
    expect(asked('staff', auditor, paths.officeLoan.path)).toEqual(['support', 'verifier']);
    expect(asked('staff', analyst, paths.officeAudit.path)).toEqual(['auditor']);
    expect(opened(analyst, paths.history)).toEqual(['borrower', 'entrepreneur']);
  });

  it('the table of routes holds every URL', () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual(
      Object.values(paths)
        .map(({ path }) => path)
        .toSorted(),
    );
  });

  it('a page needs the roles that the server asks for', () => {
    const queries = {
      officeApplication: 'Query.officeQueue',
      officePerson: 'Query.officePerson',
      officeSuspense: 'Query.suspendedPayments',
      officeSettlement: 'Query.settlements',
      officeLoan: 'Query.officeLoan',
      officeAudit: 'Query.loanEvents',
      analytics: 'Query.portfolio',
    } as const;
    for (const [page, query] of Object.entries(queries)) {
      const roles = OFFICE_ROLES[paths[page as keyof typeof queries].path] ?? [];
      expect(roles.toSorted(), page).toEqual([...FIELD_POLICIES[query]].toSorted());
    }
    expect(Object.keys(OFFICE_ROLES)).toHaveLength(routes.filter((row) => row.guard === 'staff').length);
  });
});

describe('addresses', () => {
  it('a refused call leads to sign-in, except on the pages before sign-in', () => {
    for (const path of [
      '/ru/login',
      '/kz/registration/phone',
      '/ru/registration/confirmation',
      '/ru/restorePassword/',
      '/kz/short-registration',
    ]) {
      expect(leavesForLogin(path)).toBe(false);
    }
    expect(leavesForLogin('/ru/cabinet')).toBe(true);
    expect(leavesForLogin('/kz/edit/phone')).toBe(true);
    expect(leavesForLogin('/ru/office/loan/1', 'unauthenticated')).toBe(true);
    expect(leavesForLogin('/ru/office/loan/1', 'forbidden')).toBe(false);
    expect(leavesForLogin('/ru/cabinet', 'forbidden')).toBe(true);
    expect(leavesForLogin('/ru/registration/address')).toBe(true);
  });

  it('sign-in leads back to a page of this site, in the language of the visit, and nowhere else', () => {
    const origin = 'https://nesie.kz';
    const back = (asked: string) => nextOf(`?next=${encodeURIComponent(asked)}`, 'kz', origin);
    const login = signInFor('/ru/login', { pathname: '/ru/payment/1', search: '?own=1' });
    expect(nextOf(login.slice('/ru/login'.length), 'ru', origin)).toBe('/ru/payment/1?own=1');
    expect(back('/ru/history/1')).toBe('/kz/history/1');
    for (const foreign of [
      '//evil.kz/ru/history',
      '/\\evil.kz/ru/history',
      'https://evil.kz/ru/history',
      'javascript:alert(1)',
      '/ru//evil.kz',
      '/ru/../../evil.kz',
      '/ru/\\evil.kz',
      '/ru/%2e%2e//evil.kz',
      '/ru/login?next=/ru/login',
      '/graphiql',
      '/ru\t/x',
      '',
    ]) {
      expect(back(foreign), foreign).toBeUndefined();
    }
    expect(nextOf('', 'ru', origin)).toBeUndefined();
  });

  it('every page that the web links to is in the table of routes', () => {
    const known = new Set(routes.map((row) => row.path));
    const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /^(app|features|lib|ui)\/.*\.tsx?$/.test(path) && !path.includes('.tsbuild'),
    );
    const missing = sources.flatMap((file) =>
      [...readFileSync(new URL(file, WEB), 'utf8').matchAll(/\bpaths\.(\w+)/g)]
        .map(([, name = '']) => ({ file, name, page: (paths as Record<string, { path: string } | undefined>)[name] }))
        .filter(({ page }) => page !== undefined && !known.has(page.path))
        .map(({ file: at, name }) => `${at}: ${name}`),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('the other language keeps path, query and hash', () => {
    expect(inSegment('kz', { pathname: '/ru/history/1', search: '?a=1', hash: '#b' })).toBe('/kz/history/1?a=1#b');
    expect(inSegment('ru', { pathname: '/kz', search: '', hash: '' })).toBe('/ru');
    expect(inSegment('kz', { pathname: '/lost', search: '', hash: '' })).toBe('/kz/lost');
    expect(segmentIn('/en/login')).toBeUndefined();
    expect(segmentIn('/russia')).toBeUndefined();
  });

  it('builds links with their parameters', () => {
    expect(paths.loanSigning.href('ru', { loanId: 'a/b' })).toBe('/ru/loan-registration/a%2Fb/signing');
    expect(paths.cabinet.href('kz')).toBe('/kz/cabinet');
    expect(paths.cabinet.href('kz', { productName: 'mega' })).toBe('/kz/cabinet/mega');
  });
});

describe('every address in every state', () => {
  const states: readonly (readonly [string, Session])[] = [
    ['a visitor', ANONYMOUS],
    ...(['PASSWORD', 'IIN', 'PERSONAL_DATA', 'ADDRESS', 'EMPLOYMENT', 'CONTACTS'] as const).map(
      (step) => [`an applicant at ${step}`, applicant(step)] as const,
    ),
    ['a borrower without a loan', borrower({ lastLoan: null })],
    ['a locked borrower', borrower({ locked: true })],
    ...LOAN_STATUSES.map((status) => [`a loan in ${status}`, borrower({ lastLoan: { id: LOAN, status } })] as const),
    ...(['support', 'verifier', 'collector', 'analyst', 'auditor'] as const).map(
      (role) => [`staff: ${role}`, { ...analyst, roles: [role] }] as const,
    ),
  ];

  it.each(states)('%s ends on a page after at most two steps, or reads which role it needs', (_, visitor) => {
    for (const { path } of routes) {
      let at: string = path.replace(':loanId', LOAN).replace(/:\w+\?/, '');
      for (let steps = 0; ; steps++) {
        const found = routes.find((one) => matchPath(`/${one.path}`, `/${at}`));
        if (!found) throw new Error(`${path} leads to ${at}, which is no page`);
        const params = matchPath(`/${found.path}`, `/${at}`)?.params ?? {};
        const verdict = judge(found.guard, visitor, { segment: 'ru', path: found.path, params });
        if (verdict.allow || 'needs' in verdict) break;
        expect(steps, `${path} goes in a circle`).toBeLessThan(2);
        at = verdict.to.replace(/^\/ru\//, '').replace(/[?#].*/, '');
      }
    }
  });
});
