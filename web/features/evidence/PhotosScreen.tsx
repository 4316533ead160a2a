import { useState } from 'react';
import { dayOn, dayTo } from '../../lib/dates.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { Demand, type DemandData, type EvidenceData, HandIn, Reason } from './Demand.tsx';
import styles from './evidence.module.css';
import { SideCard } from './SideCard.tsx';

const SIDES = ['FRONT', 'BACK'] as const;
const RULES = ['rule1', 'rule2', 'rule3'] as const;

export const PhotosScreen = () => (
  <Demand kind="DOCUMENT_PHOTOS">
    {(evidence, demand) => <Photos key={demand.reason} evidence={evidence} demand={demand} />}
  </Demand>
);

function Photos({ evidence, demand }: { evidence: EvidenceData; demand: DemandData }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { loanId, documentExpiry, documentValidTo } = evidence;
  // The list has photos first.
  const [, video] = evidence.demands;
  const [ready, setReady] = useState<readonly string[]>(demand.files.map(({ slot }) => slot));
  return (
    <ResultPage>
      <h1>{t('evidence.photosTitle')}</h1>
      <p>{t('evidence.photosText')}</p>
      {documentExpiry === 'VALID' || !demand.reason.startsWith('DOCUMENT_') ? <Reason demand={demand} /> : null}
      {documentExpiry !== 'VALID' && (
        <Card tone="care">
          <p>
            {t(`evidence.expiry_${documentExpiry}`, {
              on: dayOn(documentValidTo, lang),
              till: dayTo(documentValidTo, lang),
              year: documentValidTo.slice(0, 4),
            })}
          </p>
        </Card>
      )}
      {video?.state === 'REQUESTED' && (
        <LinkButton to={href(paths.videoInterview, { loanId })} variant="light">
          {t('evidence.videoToo')}
        </LinkButton>
      )}
      <Card title={t('evidence.rules')}>
        <ul className={styles.hints}>
          {RULES.map((rule) => (
            <li key={rule}>{t(`evidence.${rule}`)}</li>
          ))}
        </ul>
      </Card>
      {SIDES.map((side) => (
        <SideCard
          key={side}
          loanId={loanId}
          side={side}
          isKept={demand.files.some(({ slot }) => slot === side)}
          onReady={(isReady) => setReady((now) => [...now.filter((one) => one !== side), ...(isReady ? [side] : [])])}
        />
      ))}
      <HandIn loanId={loanId} kind="DOCUMENT_PHOTOS" isReady={SIDES.every((side) => ready.includes(side))} />
    </ResultPage>
  );
}
