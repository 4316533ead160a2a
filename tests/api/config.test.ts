import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { vapidKeys } from '../../server/adapters/push/vapid.ts';
import { readConfig } from '../../server/config.ts';
import { demoSecrets } from '../../server/demo-secrets.ts';
import { PORTS } from '../../server/provider-settings.ts';
import { SECRETS } from '../../server/secret-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'nesie-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const demo = { DATABASE_URL: 'postgres://x/y', EVENTSTORE_URL: 'esdb://x:1', DATA_DIR: folder };
const given = Object.fromEntries(SECRETS.map((name) => [name, Buffer.alloc(32, 7).toString('base64')]));

describe('settings', () => {
  test('a demo needs two addresses and nothing else', () => {
    const config = readConfig(demo, demoSecrets);
    expect(config).toMatchObject({
      env: 'demo',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      brand: 'nesie',
      limits: 'demo',
      lender: { licence: '02.21.0017.М', register: '05M21C017' },
    });
    expect(new Set(SECRETS.map((name) => config.keys[name].present().id)).size).toBe(SECRETS.length);
  });

  test('products of other hosts are named with an https host, and our own host needs no entry', () => {
    const origins = (PRODUCT_ORIGINS: string) =>
      readConfig({ ...demo, PRODUCT_ORIGINS, PUBLIC_URL: 'https://nesie.kz' }, demoSecrets).productOrigins;
    const business = 'INDIVIDUAL_ENTREPRENEUR_IL=https://business.nesie.kz';
    expect(origins(`${business}, INDIVIDUAL_PERSON_SPL=https://nesie.kz`)).toEqual({
      INDIVIDUAL_ENTREPRENEUR_IL: 'https://business.nesie.kz',
    });
    for (const wrong of [
      'https://business.nesie.kz',
      'MEGA=https://x.kz',
      `${business}/path`,
      'INDIVIDUAL_PERSON_IL=http://x.kz',
    ])
      expect(() => origins(wrong)).toThrow(/PRODUCT_ORIGINS/);
  });

  test('announced works are instants', () => {
    const works = { WORKS_FROM: '2026-12-05T01:00:00+05:00', WORKS_UNTIL: '2026-12-05T03:00:00+05:00' };
    expect(readConfig({ ...demo, ...works }, demoSecrets).works).toEqual({
      from: '2026-12-04T20:00:00.000Z',
      until: '2026-12-04T22:00:00.000Z',
    });
  });

  test('the mail spool of a login shell is no mail provider', () => {
    expect(readConfig({ ...demo, MAIL: '/var/mail/somebody' }, demoSecrets).ports.MAIL).toBe('sandbox');
    expect(() => readConfig({ ...demo, MAIL: 'pigeon' }, demoSecrets)).toThrow(/MAIL/);
  });

  test('the secrets of the first start are kept, readable by the owner of the folder only', () => {
    const ids = () => SECRETS.map((name) => readConfig(demo, demoSecrets).keys[name].present().id);
    expect(ids()).toEqual(ids());
    expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
    expect(Object.keys(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')))).toEqual([...SECRETS]);
  });

  test('production names every port that is still a sandbox, and accepts no generated secret', () => {
    const production = { ...demo, NESIE_ENV: 'production', PUBLIC_URL: 'https://nesie.kz' };
    for (const name of Object.keys(PORTS)) expect(() => readConfig(production, demoSecrets)).toThrow(name);
    expect(() => readConfig({ ...production, CAPTCHA: 'altcha', ...given }, demoSecrets)).not.toThrow(
      /sandbox ports:[^.]*CAPTCHA/,
    );
  });

  test('production names all that is missing in one list, with the way to make the secrets', () => {
    const reading = () => readConfig({ ...demo, NESIE_ENV: 'production', DATA_DIR: folder }, demoSecrets);
    for (const missing of [
      'sandbox ports: SMS',
      'SECRETS_FILE',
      'keys -- new',
      'LICENCE_NUMBER',
      'REGISTER_ENTRY',
      'PUBLIC_URL',
    ])
      expect(reading, missing).toThrow(missing);
  });

  test('production starts on no secret that is short, published, shared or not random, and on nothing that is open', () => {
    const random = Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('base64')]));
    const production = {
      ...Object.fromEntries(Object.entries(PORTS).map(([name, vendors]) => [name, vendors[1]])),
      ...{ NESIE_ENV: 'production', PUBLIC_URL: 'https://nesie.kz', ...random },
      ...{ LICENCE_NUMBER: '02.21.0018.М', REGISTER_ENTRY: '05M21C018' },
      ...{ GATEWAY_URL: 'https://bridge.lender.kz', GATEWAY_KEY: `whsec_${random.CODES_KEY}` },
      GATEWAY_PUSH_KEY: vapidKeys(randomBytes(32)).publicKey,
      ...{
        DATABASE_URL: 'postgres://nesie:Kk2pQ9xz@db/nesie',
        EVENTSTORE_URL: 'esdb://nesie:Kk2pQ9xz@es:2113?tls=true',
      },
    };
    const mail = { MAIL: 'smtp', MAIL_FROM: 'no-reply@nesie.kz' };
    expect(readConfig(production, demoSecrets).env).toBe('production');
    for (const [weak, complaint] of [
      [{ CODES_KEY: Buffer.alloc(32).toString('base64') }, 'CODES_KEY'],
      [{ CODES_KEY_PREVIOUS: Buffer.alloc(32, 1).toString('base64') }, 'CODES_KEY'],
      [{ CODES_KEY: random.CLIENT_KEY }, 'CODES_KEY, CLIENT_KEY'],
      [{ DATABASE_URL: 'postgres://nesie:nesie@db/nesie' }, 'DATABASE_URL'],
      [{ EVENTSTORE_URL: 'esdb://admin:changeit@a:2113,b:2113?tls=true' }, 'EVENTSTORE_URL'],
      [{ ...mail, SMTP_URL: 'smtps://u:p@mail.nesie.kz:465' }, 'SMTP_URL'],
      [{ GATEWAY_PUSH_KEY: random.CODES_KEY }, 'GATEWAY_PUSH_KEY'],
      [{ TRACES_URL: 'http://traces.example.kz:4318/v1/traces' }, 'TRACES_URL'],
      [{ DATABASE_URL: 'postgres://nesie:Kk2pQ9xz@db.far-away.example/nesie' }, 'DATABASE_URL'],
      [{ DATABASE_URL: 'postgres://nesie:Kk2pQ9xz@db.far-away.example/nesie?sslmode=disable' }, 'DATABASE_URL'],
      [{ DATABASE_URL: 'postgres://nesie:Kk2pQ9xz@db/nesie?host=db.far-away.example' }, 'DATABASE_URL'],
      [{ TRUSTED_PROXIES: '0.0.0.0/0,::/0' }, 'TRUSTED_PROXIES'],
      [{ TRUSTED_PROXIES: '10.0.0.1, ::/1' }, 'TRUSTED_PROXIES'],
      [{ LIMITS: 'demo' }, 'LIMITS'],
      [{ LICENCE_NUMBER: '02.21.0017.М' }, 'LICENCE_NUMBER'],
      [{ REGISTER_ENTRY: '05M21C017' }, 'REGISTER_ENTRY'],
    ] as const)
      expect(() => readConfig({ ...production, ...weak }, demoSecrets), complaint).toThrow(complaint);
    for (const good of [
      { DATABASE_URL: 'postgres://nesie:Kk2pQ9xz@db.far-away.example/nesie?sslmode=verify-full' },
      {
        DATABASE_URL: 'postgres://nesie:Kk2pQ9xz@10.0.0.5/nesie',
        TRUSTED_PROXIES: '10.0.0.0/8, fd00::/32',
        LIMITS: 'strict',
      },
    ])
      expect(readConfig({ ...production, ...good }, demoSecrets).limits).toBe('strict');
  });

  test('an unknown provider is refused with those that exist, whatever the port', () => {
    for (const [name, vendors] of Object.entries(PORTS))
      expect(() => readConfig({ ...demo, [name]: 'pigeon' }, demoSecrets)).toThrow(
        `${name} is one of ${vendors.join(', ')}.`,
      );
  });

  test.each([
    [{ PORT: '99999' }, 'PORT'],
    [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL'],
    [{ NESIE_ENV: 'prod' }, 'NESIE_ENV'],
    [{ LICENCE_NUMBER: 'none' }, 'LICENCE_NUMBER'],
    [{ REGISTER_ENTRY: '?' }, 'REGISTER_ENTRY'],
    [{ WORKS_FROM: 'tomorrow' }, 'WORKS_FROM'],
    [{ WORKS_FROM: '2026-12-05T01:00:00+05:00' }, 'WORKS_UNTIL'],
    [{ WORKS_FROM: '2026-12-05T01:00:00+05:00', WORKS_UNTIL: '2026-12-04T20:00:00Z' }, 'WORKS_UNTIL'],
    [{ SMS: 'pigeon' }, 'SMS'],
    [{ CODES_KEY: 'short' }, 'CODES_KEY'],
    [{ DATABASE_URL: '' }, 'DATABASE_URL'],
  ])('%o is named, never shown', (wrong, name) => {
    expect(() => readConfig({ ...demo, ...wrong }, demoSecrets)).toThrow(name);
    expect(() => readConfig({ ...demo, ...wrong }, demoSecrets)).not.toThrow('postgres://');
  });
});
