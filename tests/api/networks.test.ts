/** Limits by address count one caller once, however the address is spelled. */
import { expect, it } from 'vitest';
import { networksOf } from '../../server/api/http/networks.ts';

const hex = (at: number) => at.toString(16);

it('sixty addresses of one /64 are one network, also where its groups are zero and the address is shortened', () => {
  const shortened = Array.from({ length: 60 }, (_, at) => networksOf(`2a0c:b641::${hex(at + 1)}:1:1:1`));
  expect(new Set(shortened.map(({ near }) => near))).toEqual(new Set(['2a0c:b641:0:0']));
  const whole = networksOf('2a0c:b641:0000:0000:0003:0001:0001:0001');
  expect(whole).toEqual(shortened[0]);
});

it.each([
  ['91.2.2.2', '91.2.2.2', undefined],
  ['91.2.2.2:40001', '91.2.2.2', undefined],
  ['::ffff:91.2.2.2', '91.2.2.2', undefined],
  ['::ffff:5b02:202', '91.2.2.2', undefined],
  ['[::ffff:91.2.2.2]:40001', '91.2.2.2', undefined],
  ['[2001:DB8::1]:40001', '2001:db8:0:0', '2001:db8:0'],
  ['[2001:db8::1]', '2001:db8:0:0', '2001:db8:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2', '2001:db8:1'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  [' 91.2.2.2 ', '91.2.2.2', undefined],
])('%j is of the network %s', (address, near, wide) => {
  expect(networksOf(address)).toEqual({ near, wide });
});

it.each(['', 'unknown', '_hidden', '1.2.3', '1.2.3.4:x', '[::1', 'a:b', '1.2.3.4.5', '::1::2'])(
  '%j is no address, and all such share one key',
  (address) => {
    expect(networksOf(address)).toEqual({ near: 'unreadable', wide: undefined });
  },
);
