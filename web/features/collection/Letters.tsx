import { Button } from '@mantine/core';
import { type CollectionCaseQuery, type Locale, PrintLetterDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { FoldCard } from '../../ui/office/OfficePage.tsx';
import styles from './collection.module.css';

type Case = NonNullable<CollectionCaseQuery['collectionCase']>;
type Props = { readonly found: Case; readonly onDone: () => void };

/** What goes out by itself, what is there, and one for today in either language. */
export function Letters({ found: { loan, plannedLetters, letters }, onDone }: Props) {
  const t = useT();
  const { loanId } = loan;
  const printing = useSubmit({
    form: `collection.letter.${loanId}`,
    read: (locale: Locale) => ({ input: locale }),
    send: (locale: Locale, key) => send(PrintLetterDocument, { loanId, locale }, key),
    refusals: ({ printLetter }) => problemsOf(printLetter.errors),
    done: onDone,
  });
  const sent = ({ sentAt, dueOn }: Case['plannedLetters'][number]): string =>
    sentAt
      ? t('collection.letterSent', { date: numeric(dateOfInstant(sentAt)) })
      : t('collection.letterDue', { date: numeric(dueOn) });
  return (
    <FoldCard title={t('collection.letters')}>
      <Lines
        label={t('collection.letters')}
        items={plannedLetters.map((one) => ({
          key: one.type,
          name: one.title,
          value: sent(one),
          ...(one.lawBy ? { note: t('collection.letterLaw', { date: numeric(one.lawBy) }) } : {}),
        }))}
      />
      {letters.length > 0 && (
        <Lines
          items={letters.map(({ hash, title, number, shownAt }) => ({
            key: hash,
            name: (
              <a className="n-tap" href={`/json/office/letter?creditId=${loanId}&hash=${hash}`}>
                {title}
              </a>
            ),
            value: numeric(dateOfInstant(shownAt)),
            after: number,
          }))}
        />
      )}
      {loan.overdueDays > 0 && (
        <>
          <ErrorSummary {...printing} />
          <p className="n-quiet">{t('collection.letterPrintText')}</p>
          <div className={styles.row} data-no-print>
            {(['RU', 'KK'] as const).map((locale) => (
              <Button
                key={locale}
                variant="light"
                loading={printing.pending}
                onClick={() => void printing.submit(locale)}
              >
                {t(`collection.letterPrint_${locale}`)}
              </Button>
            ))}
          </div>
        </>
      )}
    </FoldCard>
  );
}
