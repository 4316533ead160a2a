import { MyStatementsDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dateOfInstant, dayWithYear } from '../../lib/dates.ts';
import { number } from '../../lib/format.ts';
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
                  ({ hash, name, bytes, uploadedAt, valid }): Line => ({
                    key: hash,
                    name,
                    note: t('statement.mineSent', {
                      date: dayWithYear(dateOfInstant(uploadedAt), lang),
                      size: number(Math.max(1, Math.round(bytes / 1024))),
                    }),
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
