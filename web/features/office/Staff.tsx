import { Button } from '@mantine/core';
import { useState } from 'react';
import { roleName } from '../../../schema/reference/role-names.ts';
import {
  AskFactorRemovalDocument,
  CloseStaffDocument,
  type CloseStaffMutation,
  OpenStaffDocument,
  ResetStaffPasswordDocument,
  StaffDocument,
  type StaffMemberFragment,
  UnlockStaffDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import { useLang, useT } from '../../lib/intl.ts';
import type { Lang } from '../../lib/locale.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Await } from '../../ui/Await.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { FoldCard } from '../../ui/office/OfficePage.tsx';
import { AddStaff, RoleForm } from './StaffForms.tsx';
import styles from './staff.module.css';

/** For administrators: who works here, and what can be done with each account. */
export function Staff() {
  const t = useT();
  const loaded = useData(StaffDocument, {});
  return (
    <Await part of={loaded}>
      {({ staff }, again) => (
        <>
          <FoldCard title={t('office.staff')}>
            <p>{t('office.staffText')}</p>
            <ul className={styles.list}>
              {staff.map((one) => (
                <Member key={one.email} member={one} onDone={again} />
              ))}
            </ul>
          </FoldCard>
          <FoldCard title={t('office.staffNew')}>
            <AddStaff onDone={again} />
          </FoldCard>
        </>
      )}
    </Await>
  );
}

type Props = { readonly member: StaffMemberFragment; readonly onDone: () => void };
type Act = 'reset' | 'close' | 'open' | 'unlock' | 'factor';
const ACTS = {
  reset: ResetStaffPasswordDocument,
  open: OpenStaffDocument,
  unlock: UnlockStaffDocument,
  factor: AskFactorRemovalDocument,
} as const;

type Answered = { answer: { errors: CloseStaffMutation['answer']['errors'] } };
const sent = (act: Act, email: string, key: string): Promise<CallOutcome<Answered>> =>
  act === 'close' ? send(CloseStaffDocument, { email }, key) : send(ACTS[act], { email }, key);

const SURE = {
  reset: { text: 'office.staffResetText', button: 'office.staffReset' },
  close: { text: 'office.staffCloseText', button: 'office.staffClose' },
  factor: { text: 'office.staffForgetFactorText', button: 'office.staffAskRole' },
} as const;

function Member({ member, onDone }: Props) {
  const t = useT();
  const lang = useLang();
  const [sure, setSure] = useState<'reset' | 'close' | 'role' | 'factor'>();
  const submission = useSubmit({
    form: `staff.${member.email}`,
    read: (act: Act) => ({ input: act }),
    send: (act, key) => sent(act, member.email, key),
    refusals: ({ answer }) => problemsOf(answer.errors),
    done: onDone,
  });
  const close = () => setSure(undefined);
  const press = (act: Act) => void submission.submit(act);
  const agree = () => {
    if (sure && sure !== 'role') press(sure);
    close();
  };
  return (
    <li className={styles.member}>
      <div className={styles.who}>
        <strong>{member.name}</strong>
        <span>
          {member.number && <code>{member.number}</code>} {member.email}
        </span>
        <span>{member.roles.map((role) => roleName(role, lang)).join(', ') || t('office.staffNoRole')}</span>
        {notesOf(member, t, lang).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </div>
      <ErrorSummary {...submission} />
      {!member.own && (
        <div className={styles.acts}>
          {member.waiting > 0 && (
            <Button variant="light" size="compact-sm" loading={submission.pending} onClick={() => press('unlock')}>
              {t('correction.unlock')}
            </Button>
          )}
          {member.disabled ? (
            <Button variant="light" size="compact-sm" loading={submission.pending} onClick={() => press('open')}>
              {t('office.staffOpen')}
            </Button>
          ) : (
            <>
              <Button variant="light" size="compact-sm" onClick={() => setSure('role')}>
                {t('office.staffRole')}
              </Button>
              <Button variant="light" size="compact-sm" onClick={() => setSure('reset')}>
                {t('office.staffReset')}
              </Button>
              {member.hasSecondFactor && (
                <Button variant="light" size="compact-sm" onClick={() => setSure('factor')}>
                  {t('office.staffForgetFactor')}
                </Button>
              )}
              <Button variant="light" size="compact-sm" onClick={() => setSure('close')}>
                {t('office.staffClose')}
              </Button>
            </>
          )}
        </div>
      )}
      <Modal opened={sure !== undefined} onClose={close} title={member.name}>
        {sure === 'role' ? (
          <RoleForm
            email={member.email}
            onDone={() => {
              close();
              onDone();
            }}
          />
        ) : (
          <>
            <p>{sure && t(SURE[sure].text, { email: member.email })}</p>
            <Button onClick={agree}>{sure && t(SURE[sure].button)}</Button>
          </>
        )}
      </Modal>
    </li>
  );
}

const notesOf = (
  { asked, disabled, hasTemporaryPassword, hasSecondFactor, waiting }: StaffMemberFragment,
  t: ReturnType<typeof useT>,
  lang: Lang,
): string[] => [
  ...(asked ? [t('office.staffAsked', { role: roleName(asked, lang) })] : []),
  ...(disabled ? [t('office.staffDisabled')] : []),
  ...(hasTemporaryPassword && !disabled ? [t('office.staffTemporary')] : []),
  ...(hasSecondFactor ? [t('office.staffFactor')] : []),
  ...(waiting > 0 ? [t('office.staffWaiting')] : []),
];
