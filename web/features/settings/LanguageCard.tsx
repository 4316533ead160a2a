import { useLocation } from 'react-router-dom';
import { type Locale, SpeakLanguageDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { useT } from '../../lib/intl.ts';
import { inSegment, segmentOf } from '../../lib/locale.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';

/** Each language names itself, for people who read only one. */
const LANGUAGES = [
  { value: 'KK', label: 'Қазақша' },
  { value: 'RU', label: 'Русский' },
] as const satisfies readonly { value: Locale; label: string }[];

/** The language that the server knows: of SMS, letters and papers, and of the pages. */
export function LanguageCard({ chosen, onChosen }: { chosen: Locale; onChosen: () => void }) {
  const t = useT();
  const location = useLocation();
  const navigate = useGo();
  const submission = useSubmit({
    form: 'language',
    read: (locale: Locale) => ({ input: { locale } }),
    send: (input, key) => send(SpeakLanguageDocument, input, key),
    done: (_, locale) => {
      onChosen(); // The page stays, so it would go on showing the language of before.
      const segment = segmentOf(locale === 'KK' ? 'kk' : 'ru');
      navigate(inSegment(segment, location), { replace: true, state: { saved: 'language' } });
    },
  });
  return (
    <Card title={t('settings.language')}>
      <ErrorSummary {...submission} />
      <Segments
        id="language"
        label={t('settings.language')}
        value={chosen}
        onChange={(locale) => void submission.submit(locale)}
        options={LANGUAGES}
      />
      <p className="n-quiet">{t('settings.languageText')}</p>
    </Card>
  );
}
