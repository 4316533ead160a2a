import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import {
  AcceptEvidenceDocument,
  type EvidenceKind,
  type EvidenceReason,
  type EvidenceSlot,
  OfficeEvidenceDocument,
  type OfficeEvidenceQuery,
  type QueuedFragment,
  RequestEvidenceDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { partOf } from '../../lib/call-outcome.ts';
import { numeric } from '../../lib/dates.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Await } from '../../ui/Await.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { moment } from '../../ui/office/moment.ts';
import { FoldCard } from '../../ui/office/OfficePage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './office.module.css';

type Evidence = NonNullable<OfficeEvidenceQuery['officeEvidence']>;
type Props = {
  readonly application: QueuedFragment;
  /** Taken by the viewer, who opens the files and accepts them. */
  readonly mine: boolean;
  /** Support asks for evidence too. */
  readonly asks: boolean;
  readonly onDone: (status: string) => void;
};
type Act =
  | { readonly kind: EvidenceKind }
  | { readonly kinds: readonly EvidenceKind[]; readonly reason: EvidenceReason };

const KINDS = ['DOCUMENT_PHOTOS', 'VIDEO_INTERVIEW'] as const;
const REASONS = [
  'CHECK',
  'UNREADABLE',
  'GLARE',
  'CUT_OFF',
  'OTHER_DOCUMENT',
  'DOCUMENT_EXPIRED',
  'NOT_HEARD',
  'NO_ANSWER',
  'FACE_HIDDEN',
] as const;

/** Photos and video of an application: what was requested, the files, the verdict or another request. */
export function EvidenceCard({ application, mine, asks, onDone }: Props) {
  const t = useT();
  const { loanId, status, takenBy } = application;
  const loaded = useData(OfficeEvidenceDocument, { loanId });
  const stage = `${status}${takenBy ?? ''}`;
  const loadedAt = useRef(stage);
  useEffect(() => {
    if (loadedAt.current === stage || loaded.kind === 'loading') return;
    loadedAt.current = stage;
    loaded.again(); // a repeat keeps opened files on the page; a new card would close them
  }, [stage, loaded]);
  return (
    <Await part of={loaded}>
      {({ officeEvidence }, again) =>
        officeEvidence && (
          <FoldCard title={t('office.evidence')} open={officeEvidence.demands.some(({ state }) => state === 'SENT')}>
            <Demands loanId={loanId} evidence={officeEvidence} opens={mine} />
            {status === 'MANUAL_VERIFICATION' && (mine || asks) && (
              <Verdict
                mine={mine}
                loanId={loanId}
                evidence={officeEvidence}
                onDone={(after) => {
                  again();
                  onDone(after);
                }}
              />
            )}
          </FoldCard>
        )
      }
    </Await>
  );
}

const TONE = { REQUESTED: 'plain', SENT: 'care', ACCEPTED: 'ok' } as const;

type DemandsProps = { readonly loanId: string; readonly evidence: Evidence; readonly opens: boolean };

function Demands({ loanId, evidence, opens }: DemandsProps) {
  const t = useT();
  const { demands, views, deleteOn, documentExpiry } = evidence;
  const [seen, setSeen] = useState<readonly EvidenceSlot[]>([]);
  if (demands.length === 0) return <p className="n-quiet">{t('office.evidenceNone')}</p>;
  return (
    <>
      {documentExpiry && documentExpiry !== 'VALID' && <p>{t(`office.expiry_${documentExpiry}`)}</p>}
      {demands.map(({ kind, state, slots }) => (
        <section key={kind} className={styles.fields}>
          <h3>
            {t(`office.evidence_${kind}`)} <Tag tone={TONE[state]}>{t(`office.evidence_${state}`)}</Tag>
          </h3>
          {opens && state !== 'REQUESTED' && (
            <div className={styles.row}>
              {slots.map((slot) =>
                seen.includes(slot) ? (
                  <File key={slot} loanId={loanId} slot={slot} />
                ) : (
                  <Button key={slot} variant="light" onClick={() => setSeen([...seen, slot])}>
                    {t(`office.slot_${slot}`)}
                  </Button>
                ),
              )}
            </div>
          )}
        </section>
      ))}
      {deleteOn && <p className="n-quiet">{t('office.evidenceGoes', { date: numeric(deleteOn) })}</p>}
      {views.length > 0 && (
        <Lines
          label={t('office.evidenceViews')}
          items={views.map(({ slot, by, at }) => ({
            key: `${slot}${at}`,
            name: t(`office.slot_${slot}`),
            value: `${by}, ${moment(at)}`,
          }))}
        />
      )}
    </>
  );
}

/** Loading it is what the server notes as a look. */
function File({ loanId, slot }: { loanId: string; slot: EvidenceSlot }) {
  const t = useT();
  const name = t(`office.slot_${slot}`);
  const src = `/json/office/evidence?creditId=${loanId}&slot=${slot}`;
  if (!slot.startsWith('ANSWER')) return <img className={styles.evidence} src={src} alt={name} />;
  return (
    <video className={styles.evidence} src={src} controls playsInline aria-label={name}>
      <track kind="captions" />
    </video>
  );
}

type VerdictProps = Pick<Props, 'mine' | 'onDone'> & { readonly loanId: string; readonly evidence: Evidence };

function Verdict({ mine, loanId, evidence, onDone }: VerdictProps) {
  const t = useT();
  const [kinds, setKinds] = useState<readonly EvidenceKind[]>([]);
  const [reason, setReason] = useState<EvidenceReason>('CHECK');
  const submission = useSubmit({
    form: `office.evidence.${loanId}`,
    read: (act: Act) =>
      'kinds' in act && act.kinds.length === 0
        ? { problems: [{ field: KINDS[0], text: t('office.evidenceMissing') }] }
        : { input: act },
    send: async (act: Act, key) =>
      'kinds' in act
        ? partOf(
            await send(RequestEvidenceDocument, { loanId, kinds: [...act.kinds], reason: act.reason }, key),
            (d) => d.requestEvidence,
          )
        : partOf(await send(AcceptEvidenceDocument, { loanId, kind: act.kind }, key), (d) => d.acceptEvidence),
    refusals: ({ errors }) => problemsOf(errors),
    done: ({ loan }) => {
      setKinds([]);
      if (loan) onDone(loan.status);
    },
  });
  return (
    <>
      <ErrorSummary {...submission} />
      <div className={styles.row}>
        {evidence.demands
          .filter(({ state }) => mine && state === 'SENT')
          .map(({ kind }) => (
            <Button key={kind} loading={submission.pending} onClick={() => void submission.submit({ kind })}>
              {t(`office.accept_${kind}`)}
            </Button>
          ))}
      </div>
      <fieldset className={styles.fields}>
        <legend>{t('office.evidenceAsk')}</legend>
        {KINDS.map((kind) => (
          <CheckField
            key={kind}
            id={kind}
            label={t(`office.evidence_${kind}`)}
            checked={kinds.includes(kind)}
            onChange={(on) => {
              setKinds(on ? [...kinds, kind] : kinds.filter((one) => one !== kind));
              submission.corrected(KINDS[0]);
            }}
            problem={kind === KINDS[0] ? submission.problemOf(kind) : undefined}
          />
        ))}
        <SelectField
          id="evidenceReason"
          label={t('office.evidenceReason')}
          value={reason}
          onChange={(value) => setReason(REASONS.find((one) => one === value) ?? 'CHECK')}
          options={REASONS.map((value) => ({ value, label: t(`office.reason_${value}`) }))}
        />
        <div className={styles.act}>
          <Button
            variant="light"
            loading={submission.pending}
            onClick={() => void submission.submit({ kinds, reason })}
          >
            {t('office.evidenceRequest')}
          </Button>
        </div>
      </fieldset>
    </>
  );
}
