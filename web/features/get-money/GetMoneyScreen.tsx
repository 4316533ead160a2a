import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { usePublicTerms, wordsOf } from '../../lib/public-terms.ts';
import { useSession } from '../../lib/session.ts';
import { type Page, paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { InfoPage } from '../../ui/InfoPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { QuickRows } from '../../ui/QuickRows.tsx';
import { Steps } from '../../ui/Steps.tsx';
import styles from './get-money.module.css';

type Way = 'bank-account' | 'card' | 'post-office';

const WAYS: readonly { readonly way: Way; readonly icon: IconName; readonly page: Page<string> }[] = [
  { way: 'bank-account', icon: 'bank', page: paths.getMoneyBankAccount },
  { way: 'card', icon: 'card', page: paths.getMoneyCard },
  { way: 'post-office', icon: 'doc', page: paths.getMoneyPostOffice },
];
const FACTS = ['need', 'time', 'cost', 'limits'] as const;
const STEPS = [1, 2, 3] as const;

export const BankAccountScreen = () => <GetMoney way="bank-account" />;
export const CardScreen = () => <GetMoney way="card" />;
export const PostOfficeScreen = () => <GetMoney way="post-office" />;

function GetMoney({ way }: { readonly way: Way }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { signedIn } = useSession();
  const others = WAYS.filter((one) => one.way !== way);
  return (
    <InfoPage title={t(`getMoney.${way}_title`)} lead={t('getMoney.lead')}>
      <Await of={usePublicTerms()} rows={[300, 260, 160]}>
        {(data) => {
          const words = wordsOf(data, lang);
          return (
            <>
              <Card>
                <dl className={styles.facts}>
                  {FACTS.map((fact) => (
                    <div key={fact}>
                      <dt>{t(`getMoney.${fact}`)}</dt>
                      <dd>{t(`getMoney.${way}_${fact}`, words)}</dd>
                    </div>
                  ))}
                </dl>
              </Card>
              <Card title={t('getMoney.steps')}>
                <Steps
                  steps={STEPS.map((step) => ({
                    key: `${step}`,
                    title: t(`getMoney.${way}_${step}`),
                    text: t(`getMoney.${way}_${step}t`, words),
                  }))}
                />
              </Card>
              <Card title={t('getMoney.trouble')} tone="tint">
                <p>{t(`getMoney.${way}_trouble`, words)}</p>
                <a className="n-tap" href={CONTACT_CENTRE.href}>
                  {t('getMoney.call', { phone: CONTACT_CENTRE.phone })}
                </a>
              </Card>
            </>
          );
        }}
      </Await>
      <h2>{t('getMoney.others')}</h2>
      <QuickRows
        label={t('getMoney.others')}
        rows={others.map(({ way: key, icon, page }) => ({ key, icon, title: t(`getMoney.${key}`), to: href(page) }))}
      />
      <LinkButton to={href(signedIn ? paths.cabinet : paths.registrationPhone)} variant="light">
        {t('getMoney.start')}
      </LinkButton>
    </InfoPage>
  );
}
