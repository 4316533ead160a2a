import { Link } from 'react-router-dom';
import type { Tiyn } from '../../../schema/values/money.ts';
import { MoveCapitalDocument, PayInsurerDocument, SettlementPageDocument } from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { money } from '../../lib/format.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { KindFilter, useKind } from '../../ui/office/KindFilter.tsx';
import { FoldCard, OfficePage } from '../../ui/office/OfficePage.tsx';
import { Pager, usePages } from '../../ui/office/Pager.tsx';
import { useConfirms } from '../../ui/office/use-confirms.ts';
import { ConfirmPaid } from './ConfirmPaid.tsx';
import { OwedReversalCard } from './OwedReversalCard.tsx';
import { SettleForm } from './SettleForm.tsx';
import { SoldClaims } from './SoldClaims.tsx';
import styles from './settlement.module.css';
import { Waiting } from './Waiting.tsx';

const PARTS = ['reversals', 'claims', 'insurer', 'capital'] as const;

/** Two members of staff settle each. */
export function SettlementScreen() {
  const t = useT();
  const href = useHref();
  const confirms = useConfirms();
  const kind = useKind('SETTLEMENTS');
  const claims = usePages();
  const reversals = usePages();
  const variables = { claimsAfter: claims.after, reversalsAfter: reversals.after };
  const loaded = useData(SettlementPageDocument, variables, { every: 15_000 });
  return (
    <Await of={loaded}>
      {({ settlements, soldClaims, owedReversals }, again) => (
        <OfficePage>
          <Link className="n-tap" data-key="U" to={href(paths.office)} data-no-print>
            {t('suspense.back')}
          </Link>
          <h1>{t('settlement.title')}</h1>
          <p className="n-quiet">{t(confirms ? 'settlement.leadConfirm' : 'settlement.lead')}</p>
          <Waiting asks={settlements.waiting} onDone={again} />
          <KindFilter
            of={kind}
            label={t('filter.part')}
            options={PARTS.map((value) => ({ value, label: t(`settlement.${value}`) }))}
          />
          {kind.isShown('reversals') && (
            <>
              <h2>{t('settlement.reversals')}</h2>
              {owedReversals.totalCount === 0 && <p className="n-quiet">{t('settlement.none')}</p>}
              <div className={styles.cards}>
                {owedReversals.nodes.map((owed) => (
                  <OwedReversalCard key={`${owed.debt.paymentId}${owed.debt.owed}`} owed={owed} onDone={again} />
                ))}
              </div>
              <Pager pages={reversals} info={owedReversals.pageInfo} />
            </>
          )}
          {kind.isShown('claims') && (
            <>
              <h2>{t('settlement.claims')}</h2>
              {soldClaims.totalCount === 0 && <p className="n-quiet">{t('settlement.none')}</p>}
              {soldClaims.totalCount > 0 && <SoldClaims claims={soldClaims.nodes} onDone={again} />}
              <Pager pages={claims} info={soldClaims.pageInfo} />
              {!confirms && <ConfirmPaid onDone={again} />}
            </>
          )}
          {kind.isShown('insurer') && (
            <>
              <h2>{t('settlement.insurer')}</h2>
              <InsurerCard key={settlements.premiums} premiums={settlements.premiums} onDone={again} />
            </>
          )}
          {kind.isShown('capital') && !confirms && (
            <>
              <h2>{t('settlement.capital')}</h2>
              <p className="n-quiet">{t('settlement.capitalText')}</p>
              <div className={styles.cards}>
                <CapitalCard act="CAPITAL_IN" onDone={again} />
                <CapitalCard act="CAPITAL_OUT" onDone={again} />
              </div>
            </>
          )}
        </OfficePage>
      )}
    </Await>
  );
}

function InsurerCard({ premiums, onDone }: { premiums: Tiyn; onDone: () => void }) {
  const t = useT();
  if (premiums <= 0n) return <p className="n-quiet">{t('settlement.none')}</p>;
  return (
    <FoldCard title={t('settlement.premiums', { sum: money(premiums) })}>
      <SettleForm
        id="insurer"
        limit={premiums}
        action={t('settlement.act_PAY_INSURER')}
        onDone={onDone}
        send={async (typed, key) => {
          const outcome = await send(PayInsurerDocument, typed, key);
          return outcome.kind === 'done' ? { ...outcome, data: outcome.data.payInsurer } : outcome;
        }}
      />
    </FoldCard>
  );
}

function CapitalCard({ act, onDone }: { act: 'CAPITAL_IN' | 'CAPITAL_OUT'; onDone: () => void }) {
  const t = useT();
  const title = t(`settlement.act_${act}`);
  return (
    <FoldCard title={title}>
      <SettleForm
        id={act}
        ofAccount
        action={title}
        onDone={onDone}
        send={async (typed, key) => {
          const outcome = await send(MoveCapitalDocument, { account: '', ...typed, act }, key);
          return outcome.kind === 'done' ? { ...outcome, data: outcome.data.moveCapital } : outcome;
        }}
      />
    </FoldCard>
  );
}
