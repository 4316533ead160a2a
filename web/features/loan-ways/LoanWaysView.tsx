import type { LoanWaysQuery } from '../../generated/cabinet/graphql.ts';
import { dayFrom, dayTo, dayWithYear } from '../../lib/dates.ts';
import { days, money, months } from '../../lib/format.ts';
import { type Translate, useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './loan-ways.module.css';

type Ways = NonNullable<LoanWaysQuery['loanWays']>;
type Way = Ways['ways'][number];
type Cost = Way['costs'][number];
type Links = { readonly part: string; readonly whole: string };

/** Open ways first; the closed ones say why and when they open. */
export function LoanWaysView({ links, asAgreed, ways }: Ways & { readonly links: Links }) {
  const t = useT();
  const lang = useLang();
  const open = ways.filter(({ refusal }) => refusal === null);
  const closed = ways.filter(({ refusal }) => refusal !== null);
  return (
    <Cabinet title={t('loanWays.title')} lead={t('loanWays.lead')}>
      <Totals asAgreed={asAgreed} ways={open} />
      <div className={styles.ways}>
        {open.map((way) => (
          <OpenWay key={way.kind} links={links} way={way} />
        ))}
        {closed.map(({ kind, refusal, from }) => (
          <Card
            key={kind}
            title={t(`loanWays.${kind}`)}
            aside={<Tag>{from ? t('loanWays.from', { date: dayFrom(from, lang) }) : t('loanWays.closed')}</Tag>}
          >
            <p className="n-quiet">{t(`loanWays.${kind}_text`)}</p>
            <p>{refusal?.message}</p>
          </Card>
        ))}
      </div>
    </Cabinet>
  );
}

/** Everything from today to the end; a bar for what each way, at its cheapest, differs from the agreement by. */
function Totals({ asAgreed, ways }: { readonly asAgreed: Ways['asAgreed']; readonly ways: readonly Way[] }) {
  const t = useT();
  const lang = useLang();
  const rows = ways.flatMap(({ kind, costs }) => {
    const cost = cheapest(costs);
    return cost ? [{ kind, cost }] : [];
  });
  const most = Math.max(1, ...rows.map(({ cost }) => Math.abs(Number(cost.difference))));
  const until = (end: string) => <small>{t('loanWays.until', { date: dayWithYear(end, lang) })}</small>;
  return (
    <Card title={t('loanWays.totals')}>
      <ul className={styles.totals}>
        <li>
          <span>
            {t('loanWays.asAgreed')}
            {until(asAgreed.end)}
          </span>
          <b>{money(asAgreed.total)}</b>
        </li>
        {rows.map(({ kind, cost: { total, end, difference } }) => (
          <li key={kind}>
            <span>
              {t(`loanWays.${kind}`)}
              {until(end)}
            </span>
            <b>
              {kind === 'WHOLE' ? money(total) : t('loanWays.atLeast', { sum: money(total) })}
              <small>{differenceOf(difference, t)}</small>
            </b>
            <i className={difference > 0n ? styles.dearer : styles.cheaper} style={lengthOf(difference, most)} />
          </li>
        ))}
      </ul>
      <p className="n-quiet">{t('loanWays.totalsNote')}</p>
    </Card>
  );
}

/** Half of the row is for what is cheaper, half for what is dearer. */
const lengthOf = (difference: bigint, most: number) =>
  ({ '--k': Math.abs(Number(difference)) / most }) as Record<string, number>;

const cheapest = (costs: readonly Cost[]): Cost | undefined =>
  costs.reduce<Cost | undefined>((least, cost) => (least && least.total <= cost.total ? least : cost), undefined);

function OpenWay({ links, way: { kind, until, costs } }: { readonly links: Links; readonly way: Way }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const to = {
    PART: links.part,
    PROLONGATION: href(paths.prolongation),
    REFINANCING: href(paths.refinancing),
    RESTRUCTURING: href(paths.restructuring),
    WHOLE: links.whole,
  }[kind];
  const nameOf = (cost: Cost, at: number): string => {
    if (kind === 'WHOLE') return t('loanWays.wholeName');
    // A part of an instalment loan has two costs: fewer payments, and smaller ones.
    if (cost.length === null && costs.length === 2) return t(at === 0 ? 'loanWays.shorter' : 'loanWays.smaller');
    if (cost.length === null) return t('loanWays.example', { sum: money(cost.payToday) });
    return kind === 'PROLONGATION' ? days(cost.length, lang) : months(cost.length, lang);
  };
  return (
    <Card title={t(`loanWays.${kind}`)} aside={<Tag tone="ok">{t('loanWays.open')}</Tag>}>
      <p>{t(`loanWays.${kind}_text`)}</p>
      <Lines
        label={t('loanWays.costs')}
        items={costs.map((cost, at) => ({
          key: String(at),
          name: nameOf(cost, at),
          note:
            kind === 'WHOLE'
              ? t('loanWays.wholeCost')
              : t('loanWays.today', { sum: money(cost.payToday), date: dayWithYear(cost.end, lang) }),
          value: money(cost.total),
          after: differenceOf(cost.difference, t),
        }))}
      />
      <p className="n-quiet">{until ? t('loanWays.deadline', { date: dayTo(until, lang) }) : t('loanWays.anyDay')}</p>
      <LinkButton to={to} variant={kind === 'WHOLE' ? 'filled' : 'light'} fullWidth>
        {t(`loanWays.${kind}_go`)}
      </LinkButton>
    </Card>
  );
}

function differenceOf(difference: bigint, t: Translate): string {
  if (difference === 0n) return t('loanWays.same');
  return difference > 0n
    ? t('loanWays.dearer', { sum: money(difference) })
    : t('loanWays.cheaper', { sum: money(-difference) });
}
