import { type Entry, EXPERIENCE_MONTHS } from '../../../schema/reference/dictionaries.ts';
import { INCOME_BANDS } from '../../../schema/reference/income-bands.ts';
import { number, years } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';

type Option = { readonly value: string; readonly label: string };

/** In the language of the page. */
export function useOptions(): (entries: readonly Entry[]) => readonly Option[] {
  const lang = useLang();
  return (entries) => entries.map((entry) => ({ value: entry.key, label: entry[lang] }));
}

/** 12 to 516 months (R67). */
export function useYears(): readonly Option[] {
  const t = useT();
  const lang = useLang();
  const { min, max, step } = EXPERIENCE_MONTHS;
  return Array.from({ length: (max - min) / step + 1 }, (_, n) => {
    const months = min + n * step;
    const said = years(months / step, lang);
    return { value: String(months), label: n === 0 ? t('profile.upToYear', { years: said }) : said };
  });
}

/** Bands without a gap or an overlap. */
export function useIncomeBands(): readonly Option[] {
  const t = useT();
  return INCOME_BANDS.map(({ band, from, to }) => {
    if (from === 0) return { value: String(band), label: t('profile.bandUpTo', { to: number(to) }) };
    const label =
      to === null
        ? t('profile.bandOver', { from: number(from) })
        : t('profile.bandBetween', { from: number(from), to: number(to) });
    return { value: String(band), label };
  });
}
