import { dayShort } from '../../lib/dates.ts';
import { money, percent } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { type PublicPrice, usePublicPrice, usePublicTerms, wordsOf } from '../../lib/public-terms.ts';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Arch } from '../../ui/Arch.tsx';
import { ArchFigure } from '../../ui/ArchFigure.tsx';
import { ArchFoot } from '../../ui/ArchFoot.tsx';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { InfoPage } from '../../ui/InfoPage.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Steps } from '../../ui/Steps.tsx';
import styles from './about.module.css';
import { MoreLink } from './MoreLink.tsx';

const PLAIN = { pricing: 'FLEXIBLE', fastIssue: false, insuranceAgreed: false } as const;
const SINGLE = { input: { ...PLAIN, productType: 'INDIVIDUAL_PERSON_SPL', amount: '100000.00', term: 20 } } as const;
const PARTS = { input: { ...PLAIN, productType: 'INDIVIDUAL_PERSON_IL', amount: '300000.00', term: 6 } } as const;

export function HowItWorksScreen() {
  const t = useT();
  return (
    <InfoPage title={t('howItWorks.title')} lead={t('howItWorks.lead')}>
      <Example />
      <FourSteps />
      <InParts />
      <Start />
    </InfoPage>
  );
}

function FourSteps() {
  const t = useT();
  const lang = useLang();
  return (
    <Await part of={usePublicTerms()} rows={[420]}>
      {(data) => {
        const words = wordsOf(data, lang);
        const step = (key: string) => ({ key, title: t(`howItWorks.${key}`), text: t(`howItWorks.${key}Text`, words) });
        return (
          <Card title={t('howItWorks.steps')}>
            <Steps
              steps={[
                step('count'),
                step('decide'),
                { ...step('money'), more: <MoreLink to={paths.getMoneyBankAccount} text={t('foot.getMoney')} /> },
                {
                  ...step('repay'),
                  more: (
                    <>
                      <MoreLink to={paths.returnMoney} text={t('howItWorks.repayMore')} />
                      <MoreLink to={paths.faq} part="#prolong" text={t('howItWorks.lateMore')} />
                    </>
                  ),
                },
              ]}
            />
          </Card>
        );
      }}
    </Await>
  );
}

function Example() {
  const t = useT();
  const lang = useLang();
  return (
    <PriceOf variables={SINGLE} height={360}>
      {(price) => {
        const { amount, total } = price;
        return (
          <Hero className={styles.hero} label={t('howItWorks.title')}>
            <h2>{t('howItWorks.example', { amount: money(amount), days: price.days })}</h2>
            <Arch
              size="wide"
              parts={['done']}
              dot={0}
              label={`${money(amount)}, ${money(total)}`}
              feet={[
                <ArchFoot key="from" sum={amount} day={dayShort(price.from, lang)} />,
                <ArchFoot key="until" sum={total} day={dayShort(price.until, lang)} />,
              ]}
            >
              <ArchFigure
                caption={t('howItWorks.overpayment')}
                figure={<MoneyText value={price.overpayment} />}
                note={t('howItWorks.rate', { percent: percent(price.rate, lang) })}
              />
            </Arch>
            <small>{t('howItWorks.exampleNote')}</small>
          </Hero>
        );
      }}
    </PriceOf>
  );
}

function InParts() {
  const t = useT();
  const lang = useLang();
  return (
    <PriceOf variables={PARTS} height={240}>
      {(price) => (
        <Card title={t('howItWorks.parts', { amount: money(price.amount) })}>
          <Lines
            items={[
              { key: 'months', name: t('howItWorks.months'), value: price.payments },
              {
                key: 'monthly',
                name: t('howItWorks.monthly'),
                value: <MoneyText value={price.first} />,
              },
              { key: 'over', name: t('howItWorks.over'), value: <MoneyText value={price.overpayment} /> },
              {
                key: 'total',
                name: t('howItWorks.total'),
                note: `${t('howItWorks.gesv')}: ${percent(price.rate, lang)}`,
                value: <MoneyText value={price.total} />,
                weight: 'total',
              },
            ]}
          />
          <p className="n-quiet">{t('howItWorks.exampleNote')}</p>
        </Card>
      )}
    </PriceOf>
  );
}

type PriceProps = {
  readonly variables: typeof SINGLE | typeof PARTS;
  readonly height: number;
  readonly children: (price: PublicPrice) => React.ReactNode;
};

/** The server prices the example; without a price the page shows none. */
function PriceOf({ variables, height, children }: PriceProps) {
  return (
    <Await part of={usePublicPrice(variables)} rows={[height]}>
      {(price) => price && children(price)}
    </Await>
  );
}

function Start() {
  const t = useT();
  const href = useHref();
  const { signedIn } = useSession();
  return (
    <LinkButton to={href(signedIn ? paths.cabinet : paths.registrationPhone)}>
      {t(signedIn ? 'howItWorks.startIn' : 'howItWorks.start')}
    </LinkButton>
  );
}
