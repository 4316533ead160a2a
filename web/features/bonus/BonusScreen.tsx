import { useState } from 'react';
import { floorToTenge, type Tiyn, typedTenge, ZERO } from '../../../schema/values/money.ts';
import { BonusPageDocument, type BonusPageQuery, SpendBonusDocument } from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { dayWithYear } from '../../lib/dates.ts';
import { moneyDigits } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';

type Account = BonusPageQuery['bonusAccount'];
type Loan = NonNullable<Account['loan']>;

export function BonusScreen() {
  const t = useT();
  const [spent, setSpent] = useState<Tiyn>();
  const loaded = useData(BonusPageDocument, {});
  return (
    <Await of={loaded}>
      {({ bonusAccount: account }, again) => (
        <Cabinet title={t('bonus.title')} lead={t('bonus.lead')}>
          <Card title={t('bonus.have', { count: moneyDigits(account.balance) })}>
            <p>{t('bonus.how')}</p>
            {account.owed > 0n && <p>{t('bonus.owed', { count: moneyDigits(account.owed) })}</p>}
          </Card>
          {spent !== undefined && <p role="status">{t('bonus.spent', { count: moneyDigits(spent) })}</p>}
          {account.loan && account.balance > 0n && (
            <Spend
              loan={account.loan}
              onDone={(sum) => {
                setSpent(sum);
                again();
              }}
            />
          )}
          <Operations operations={account.operations} />
        </Cabinet>
      )}
    </Await>
  );
}

function Spend({ loan, onDone }: { loan: Loan; onDone: (spent: Tiyn) => void }) {
  const t = useT();
  const [amount, setAmount] = useState(() => String(loan.usable / 100n));
  const submission = useSubmit({
    form: `bonus.${loan.loanId}`,
    read: (typed: string) => {
      const sum = typedTenge(typed);
      return sum ? { input: floorToTenge(sum) } : { problems: [{ field: 'amount', text: t('bonus.amountWrong') }] };
    },
    send: (sum: Tiyn, key) => send(SpendBonusDocument, { loanId: loan.loanId, amount: sum }, key),
    refusals: ({ spendBonus }) => problemsOf(spendBonus.errors),
    done: ({ spendBonus }) => onDone(spendBonus.spent ?? ZERO),
  });
  return (
    <Card title={t('bonus.spend')}>
      <Lines
        items={[
          { key: 'limit', name: t('bonus.limit'), note: t('bonus.limitNote'), value: moneyDigits(loan.limit) },
          { key: 'used', name: t('bonus.used'), value: moneyDigits(loan.spent) },
          { key: 'usable', name: t('bonus.usable'), value: moneyDigits(loan.usable), weight: 'total' },
        ]}
      />
      {loan.refusal ? (
        <p role="status">{loan.refusal.message}</p>
      ) : (
        <SubmitForm values={amount} submission={submission} button={t('bonus.pay')}>
          <TextField
            id="amount"
            label={t('bonus.amount')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={amount}
            onChange={(text) => {
              setAmount(text);
              submission.corrected('amount');
            }}
            problem={submission.problemOf('amount')}
          />
        </SubmitForm>
      )}
    </Card>
  );
}

function Operations({ operations }: { operations: Account['operations'] }) {
  const t = useT();
  const lang = useLang();
  return (
    <Card title={t('bonus.operations')}>
      {operations.length === 0 ? (
        <p className="n-quiet">{t('bonus.none')}</p>
      ) : (
        <Lines
          items={operations.map((one) => ({
            key: one.id,
            name: t(one.pending ? 'bonus.pending' : `bonus.${one.reason}`),
            note: dayWithYear(one.on, lang),
            value: `${one.type === 'INCOME' ? '+' : '−'}${moneyDigits(one.amount)}`,
            after: t('bonus.after', { count: moneyDigits(one.balance) }),
          }))}
        />
      )}
    </Card>
  );
}
