import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { OfficeLoanDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OfficePage } from '../../ui/office/OfficePage.tsx';
import { WithNumber } from '../../ui/WithNumber.tsx';
import { DisputeCard } from './DisputeCard.tsx';
import { LoanActs } from './LoanActs.tsx';
import { AfterEnd, Debt, Facts, Notes, Payments, Person } from './LoanCards.tsx';
import styles from './office-loan.module.css';
import { Waiting } from './Waiting.tsx';

export function OfficeLoanScreen() {
  const t = useT();
  const href = useHref();
  const { loanId = '' } = useParams();
  const [notice, setNotice] = useState<string>();
  const loaded = useData(OfficeLoanDocument, { find: loanId });
  return (
    <Await of={loaded}>
      {({ officeLoan: loan }, again) => {
        const done = ({ status, waiting }: { status: string; waiting: boolean }) => {
          setNotice(waiting ? t('officeLoan.noted') : t('officeLoan.done', { status: t(`status.${status}`) }));
          again();
        };
        return (
          <OfficePage>
            <Link className="n-tap" data-key="U" to={href(paths.office)} data-no-print>
              {t('officeLoan.back')}
            </Link>
            {loan ? (
              <>
                <h1>
                  <WithNumber text={t('officeLoan.title', { number: loan.offerNumber })} number={loan.offerNumber} />
                </h1>
                <p role="status">{notice}</p>
                <DisputeCard loan={loan} />
                <Waiting loan={loan} onDone={done} />
                <div className={styles.pair}>
                  <div className={styles.column}>
                    <Person loan={loan} />
                    <Debt loan={loan} />
                    <LoanActs loan={loan} onDone={done} />
                  </div>
                  <div className={styles.column}>
                    <AfterEnd loan={loan} />
                    <Payments loan={loan} />
                    <Notes loan={loan} />
                    <Facts loan={loan} />
                  </div>
                </div>
              </>
            ) : (
              <EmptyState
                level={1}
                title={notice ?? t('officeLoan.missing')}
                text={t(notice ? 'officeLoan.closedText' : 'officeLoan.missingText')}
              >
                <LinkButton to={href(paths.office)}>{t('officeLoan.back')}</LinkButton>
              </EmptyState>
            )}
          </OfficePage>
        );
      }}
    </Await>
  );
}
