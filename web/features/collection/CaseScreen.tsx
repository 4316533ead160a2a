import { Link } from 'react-router-dom';
import { CollectionCaseDocument, type CollectionCaseQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { days } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { FoldCard, OfficePage } from '../../ui/office/OfficePage.tsx';
import { Said } from '../../ui/Said.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { CallCard } from './CallCard.tsx';
import styles from './collection.module.css';
import { Letters } from './Letters.tsx';
import { StepText } from './Step.tsx';

type Case = NonNullable<CollectionCaseQuery['collectionCase']>;

/** So many contacts are shown on a phone at once; more of them would push the letters away. */
const FEW = 3;

/** One late loan: how much, what was said, the call and what came of it. */
export function CaseScreen({ loanId }: { readonly loanId: string }) {
  const t = useT();
  const href = useHref();
  const loaded = useData(CollectionCaseDocument, { loanId });
  return (
    <Await of={loaded}>
      {({ collectionCase: found, session }, again) =>
        found ? (
          <OfficePage>
            <Link className="n-tap" data-key="U" to={href(paths.officeCollection)} data-no-print>
              {t('collection.back')}
            </Link>
            <h1>{found.loan.borrower?.fullName ?? t('collection.erased')}</h1>
            <div className={styles.pair}>
              <div className={styles.page}>
                <Owes found={found} support={session.roles.includes('support')} />
                <CallCard key={found.contacts[0]?.id} found={found} onDone={again} />
              </div>
              <div className={styles.page}>
                <FoldCard title={t('collection.said')} open={found.contacts.length <= FEW}>
                  <Said contacts={found.contacts} />
                </FoldCard>
                <Letters found={found} onDone={again} />
              </div>
            </div>
          </OfficePage>
        ) : (
          <EmptyState level={1} title={t('collection.missing')} text={t('collection.missingText')}>
            <LinkButton to={href(paths.officeCollection)}>{t('collection.back')}</LinkButton>
          </EmptyState>
        )
      }
    </Await>
  );
}

function Owes({ found: { loan, borrowerId }, support }: { readonly found: Case; readonly support: boolean }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { borrower } = loan;
  return (
    <Card title={t('collection.owes')}>
      <Lines
        items={[
          {
            key: 'offer',
            name: t('collection.colOffer'),
            value: support ? (
              <Link className="n-tap" to={href(paths.officeLoan, { loanId: loan.loanId })}>
                {loan.offerNumber}
              </Link>
            ) : (
              loan.offerNumber
            ),
            after: <StatusTag status={loan.status} />,
          },
          {
            key: 'overdue',
            name: t('collection.colOverdue'),
            note: t('collection.late', { days: days(loan.overdueDays, lang) }),
            value: <MoneyText value={loan.overdueAmount} />,
          },
          { key: 'debt', name: t('collection.colDebt'), value: <MoneyText value={loan.debt} /> },
          { key: 'step', name: t('collection.colStep'), value: <StepText step={loan.step} on={loan.stepOn} /> },
          ...(borrower
            ? [
                { key: 'phone', name: t('collection.phone'), value: borrower.maskedPhone },
                { key: 'iin', name: t('collection.iin'), value: borrower.maskedIin },
              ]
            : []),
        ]}
      />
      {support && (
        <Link className="n-tap" to={href(paths.officePerson, { borrowerId })}>
          {t('collection.person')}
        </Link>
      )}
    </Card>
  );
}
