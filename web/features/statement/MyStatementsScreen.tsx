import { MyStatementsDocument, type MyStatementsQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dateOfInstant, dayWithYear } from '../../lib/dates.ts';
import { money, number } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Line, Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Tag } from '../../ui/Tag.tsx';

/** The bank statements that the borrower has sent, and whether each still counts (R28). */
export function MyStatementsScreen() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const loaded = useData(MyStatementsDocument, {});
  return (
    <Await of={loaded}>
      {({ uploadedStatements, currentLoan }) => (
        <Cabinet title={t('statement.mineTitle')} lead={t('statement.mineLead')}>
          {currentLoan?.status === 'WAITING_STATEMENT_LOADING' && (
            <LinkButton to={href(paths.loanStatementUpload, { loanId: currentLoan.id })} fullWidth>
              {t('statement.mineSend')}
            </LinkButton>
          )}
          {uploadedStatements.length === 0 ? (
            <EmptyState title={t('statement.mineEmpty')} text={t('statement.mineEmptyText')}>
              <LinkButton to={href(paths.cabinet)}>{t('cabinet.toLoan')}</LinkButton>
            </EmptyState>
          ) : (
            <Card>
              <Lines
                label={t('statement.mineTitle')}
                items={uploadedStatements.map(
                  ({ hash, name, bytes, uploadedAt, valid, income }): Line => ({
                    key: hash,
                    name,
                    note: (
                      <>
                        {t('statement.mineSent', {
                          date: dayWithYear(dateOfInstant(uploadedAt), lang),
                          size: number(Math.max(1, Math.round(bytes / 1024))),
                        })}
                        {income && (
                          <>
                            <br />
                            <IncomeNote {...income} />
                          </>
                        )}
                      </>
                    ),
                    value: (
                      <Tag tone={valid ? 'ok' : 'plain'}>{t(valid ? 'statement.mineValid' : 'statement.mineOld')}</Tag>
                    ),
                  }),
                )}
              />
            </Card>
          )}
        </Cabinet>
      )}
    </Await>
  );
}

type Income = NonNullable<MyStatementsQuery['uploadedStatements'][number]['income']>;

/** What the statement showed a month, and of which averages that is the smallest. */
function IncomeNote({ monthly, months3, months6, months12 }: Income) {
  const t = useT();
  const averages = [
    { count: 3, sum: months3 },
    { count: 6, sum: months6 },
    { count: 12, sum: months12 },
  ].flatMap(({ count, sum }) => (sum === null ? [] : t('statement.mineAverage', { count, sum: money(sum) })));
  const income = t('statement.mineIncome', { sum: money(monthly) });
  return averages.length === 0 ? income : t('statement.mineSmallest', { income, averages: averages.join(', ') });
}
