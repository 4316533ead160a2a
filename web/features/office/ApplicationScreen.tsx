import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { OfficeApplicationCardDocument, type QueuedFragment } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { numeric } from '../../lib/dates.ts';
import { days, months } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { PRODUCT_NAMES } from '../../lib/product-names.ts';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { moment } from '../../ui/office/moment.ts';
import { FoldCard, OfficePage } from '../../ui/office/OfficePage.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { WithNumber } from '../../ui/WithNumber.tsx';
import { Actions } from './Actions.tsx';
import { type ApplicationCardData, Contacts, Identity, Work } from './ApplicantCards.tsx';
import { Assign } from './Assign.tsx';
import { EvidenceCard } from './EvidenceCard.tsx';
import styles from './office.module.css';
import { STATUSES } from './queue-statuses.ts';
import { OtherLoans, ScoringSheet } from './ScoringCards.tsx';

export function ApplicationScreen() {
  const t = useT();
  const href = useHref();
  const { loanId = '' } = useParams();
  const [last, setLast] = useState<string>();
  const loaded = useData(OfficeApplicationCardDocument, { loanId });
  return (
    <Await of={loaded}>
      {({ officeApplication: card }, again) => {
        const onDone = (status?: string) => {
          setLast(status);
          again();
        };
        return (
          <OfficePage>
            <Link className="n-tap" data-key="U" to={href(paths.office)} data-no-print>
              {t('office.back')}
            </Link>
            {card ? (
              <>
                <h1>
                  <WithNumber
                    text={t('office.card', { number: card.application.offerNumber })}
                    number={card.application.offerNumber}
                  />
                </h1>
                <Application card={card} onDone={onDone} />
              </>
            ) : (
              <EmptyState level={1} title={t('office.missing')} text={t('office.missingText')}>
                <LinkButton to={href(paths.office)}>{t('office.back')}</LinkButton>
              </EmptyState>
            )}
            <p role="status">{last && t('office.done', { status: t(`status.${last}`) })}</p>
          </OfficePage>
        );
      }}
    </Await>
  );
}

type CardProps = { readonly card: ApplicationCardData; readonly onDone: (status?: string) => void };

/** On a wide screen the facts stand in two columns, so that a decision needs little scrolling. */
function Application({ card, onDone }: CardProps) {
  const { application, profile, mine, assignees } = card;
  const isSupport = useSession().roles.includes('support');
  return (
    <>
      <div className={cx(styles.card, styles.three)}>
        <Facts card={card} />
        {profile && <Identity card={card} profile={profile} />}
        {profile && <Work profile={profile} />}
        {profile && <Contacts profile={profile} />}
        {mine && <ScoringSheet {...card} />}
        {card.others && <OtherLoans others={card.others} />}
        <Notes notes={application.notes} />
        {STATUSES.review.includes(application.status) && (
          <EvidenceCard application={application} mine={mine} asks={isSupport} onDone={onDone} />
        )}
      </div>
      <Assign
        loanId={application.loanId}
        assignees={assignees}
        taken={application.takenBy !== null && application.status === 'MANUAL_VERIFICATION'}
        onDone={onDone}
      />
      <Actions application={application} asks={card.asks} mine={mine} verifier={!isSupport} onDone={onDone} />
    </>
  );
}

function Notes({ notes }: Pick<QueuedFragment, 'notes'>) {
  const t = useT();
  if (notes.length === 0) return null;
  return (
    <FoldCard title={t('office.notes')}>
      <Lines
        items={notes.map((note) => ({
          key: note.at,
          name: note.text,
          note: t('office.noteBy', { by: note.by, at: moment(note.at) }),
          value: t(`office.act${note.act}`),
        }))}
      />
    </FoldCard>
  );
}

function Facts({ card }: { card: ApplicationCardData }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { application, term } = card;
  const { applicant, reasons, takenBy } = application;
  const unknown = t('officeLoan.hidden');
  const reasonText = (code: string): string => t(`office.rule_${code}`);
  return (
    <Card title={t('office.applicant')} aside={<StatusTag status={application.status} />}>
      <Lines
        items={[
          { key: 'name', name: t('office.name'), value: applicant?.fullName ?? unknown },
          { key: 'age', name: t('office.age'), value: applicant?.age ?? unknown },
          { key: 'iin', name: t('office.iin'), value: applicant?.maskedIin ?? unknown },
          { key: 'phone', name: t('office.phone'), value: applicant?.maskedPhone ?? unknown },
          {
            key: 'amount',
            name: t('office.amount'),
            value: <MoneyText value={application.amount} />,
            after: `${t(PRODUCT_NAMES[card.productType])}, ${(term.unit === 'DAY' ? days : months)(term.count, lang)}`,
          },
          { key: 'purpose', name: t('application.purposeLine'), value: t(`application.purpose${card.purpose}`) },
          { key: 'applied', name: t('office.applied'), value: numeric(application.appliedOn) },
          { key: 'taken', name: t('office.takenBy'), value: takenBy ?? t('office.nobody') },
          {
            key: 'reasons',
            name: t('office.reasons'),
            value: reasons.length > 0 ? reasons.map(reasonText).join(', ') : t('office.noReasons'),
          },
        ]}
      />
      {card.borrowerId && (
        <Link className="n-tap" to={href(paths.officePerson, { borrowerId: card.borrowerId })}>
          {t('office.person')}
        </Link>
      )}
      {!applicant && takenBy && <p className="n-quiet">{t('office.notYours', { by: takenBy })}</p>}
    </Card>
  );
}
