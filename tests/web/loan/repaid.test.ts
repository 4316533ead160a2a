/** The page of a repaid loan says of its picture what the picture shows, and of its months what they had. */
import { expect, it } from 'vitest';
import { changedPlaces } from './changed-scenes.ts';
import { PHONE, stageOfFile } from './flow.ts';
import { openPlace } from './stage.ts';

const stage = stageOfFile();

type Repayment = { readonly interest: bigint | string };
type Repaid = { readonly repayments: readonly Repayment[]; readonly months: readonly object[] };

/** What stands on the page of the repaid loan whose repayments had this interest, in tiyn. */
async function shownFor(interest: readonly bigint[], lang: 'ru' | 'kz'): Promise<string> {
  const place = changedPlaces().find(({ name }) => name === 'loan-paid-off');
  if (!place) throw new Error('the scene does not exist');
  const loan = place.scene.loan as { readonly history: { readonly repaid: Repaid } };
  const { repaid } = loan.history;
  const [first] = repaid.repayments;
  const repayments = interest.map((sum, at) => ({ ...(repaid.repayments[at] ?? first), interest: sum }));
  const scene = { ...place.scene, loan: { ...loan, history: { ...loan.history, repaid: { ...repaid, repayments } } } };
  const { page, leave } = await openPlace(stage(), { ...place, scene }, { ...PHONE, lang });
  const text = (await page.locator('main').textContent()) ?? '';
  await leave();
  return text.replaceAll('\u00a0', ' ');
}

const SAID = {
  ru: { falls: 'С каждым платежом процентов меньше', plain: 'Из чего состоит каждый платёж', none: 'нет платежа' },
  kz: { falls: 'Әр төлем сайын сыйақы азаяды', plain: 'Әр төлем неден тұрады', none: 'төлем жоқ' },
} as const;

it.each(['ru', 'kz'] as const)(
  'that interest falls is said only where each payment had less of it, %s',
  async (lang) => {
    const falling = await shownFor([140_000n, 70_000n, 0n], lang);
    expect(falling).toContain(SAID[lang].falls);
    const rising = await shownFor([0n, 140_000n, 140_000n], lang);
    expect(rising).not.toContain(SAID[lang].falls);
    expect(rising).toContain(SAID[lang].plain);
  },
);

it('a loan of one payment has neither a picture nor a strip of months', async () => {
  const text = await shownFor([140_000n], 'ru');
  for (const words of Object.values(SAID.ru)) expect(text).not.toContain(words);
});
