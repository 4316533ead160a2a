import { Button } from '@mantine/core';
import { StaffDocument, type StaffMemberFragment, UnlockStaffDocument } from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Lines } from '../../ui/Lines.tsx';

/** Also lifts the wait after wrong passwords. */
export function Staff() {
  const t = useT();
  const loaded = useData(StaffDocument, {});
  return (
    <Await part of={loaded}>
      {({ staff }, again) => (
        <Card title={t('office.staff')}>
          <p>{t('office.staffText')}</p>
          <Lines
            items={staff.map((one) => ({
              key: one.email,
              name: one.name,
              note: one.email,
              value: one.disabled
                ? t('office.staffDisabled')
                : one.roles.map((role) => t(`office.role_${role}`)).join(', '),
              after: one.waiting > 0 ? <Unlock member={one} onDone={again} /> : undefined,
            }))}
          />
        </Card>
      )}
    </Await>
  );
}

function Unlock({ member, onDone }: { readonly member: StaffMemberFragment; readonly onDone: () => void }) {
  const t = useT();
  const submission = useSubmit({
    form: `unlock.${member.email}`,
    read: () => ({ input: null }),
    send: (_: null, key) => send(UnlockStaffDocument, { email: member.email }, key),
    refusals: ({ unlockStaff }) => problemsOf(unlockStaff.errors),
    done: onDone,
  });
  return (
    <>
      <ErrorSummary {...submission} />
      <Button
        variant="light"
        size="compact-sm"
        loading={submission.pending}
        onClick={() => void submission.submit(null)}
      >
        {t('office.staffUnlock')}
      </Button>
    </>
  );
}
