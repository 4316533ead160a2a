import { Button } from '@mantine/core';
import { roleName } from '../../../schema/reference/role-names.ts';
import { ConfirmStaffAskDocument, StaffAsksDocument, type StaffAsksQuery } from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import styles from './staff.module.css';

/** For auditors. Draws nothing where no role waits. */
export function StaffAsks() {
  const t = useT();
  const loaded = useData(StaffAsksDocument, {}, { every: 30_000 });
  return (
    <Await part of={loaded}>
      {({ staffAsks }, again) =>
        staffAsks.length === 0 ? null : (
          <Card tone="care" title={t('office.staffAsks')}>
            <p>{t('office.staffAsksText')}</p>
            <ul className={styles.list}>
              {staffAsks.map((ask) => (
                <Ask key={`${ask.email} ${ask.role}`} ask={ask} onDone={again} />
              ))}
            </ul>
          </Card>
        )
      }
    </Await>
  );
}

type Props = { readonly ask: StaffAsksQuery['staffAsks'][number]; readonly onDone: () => void };

function Ask({ ask: { email, name, roles, role, by, at }, onDone }: Props) {
  const t = useT();
  const lang = useLang();
  const submission = useSubmit({
    form: `staff.confirm.${email}.${role}`,
    read: (_: null) => ({ input: { email, role } }),
    send: (input, key) => send(ConfirmStaffAskDocument, input, key),
    refusals: ({ answer }) => problemsOf(answer.errors),
    done: onDone,
  });
  const now = roles.map((one) => roleName(one, lang)).join(', ') || t('office.staffNoRole');
  return (
    <li className={styles.member}>
      <div className={styles.who}>
        <strong>{name}</strong>
        <span>{email}</span>
        <span>
          {role ? t('office.staffFromTo', { now, role: roleName(role, lang) }) : t('office.staffForgetFactor')}
        </span>
        <small>{t('correction.askedBy', { who: by, date: numeric(dateOfInstant(at)), time: time(at) })}</small>
      </div>
      <ErrorSummary {...submission} />
      <div className={styles.acts}>
        <Button size="compact-sm" loading={submission.pending} onClick={() => void submission.submit(null)}>
          {t('office.staffConfirm')}
        </Button>
      </div>
    </li>
  );
}
