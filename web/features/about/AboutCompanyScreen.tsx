import { parseIban, printIban } from '../../../schema/values/iban.ts';
import { LenderDocument, type LenderQuery } from '../../generated/entry/graphql.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { useT } from '../../lib/intl.ts';
import { usePost } from '../../lib/use-post.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { InfoPage } from '../../ui/InfoPage.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { Steps } from '../../ui/Steps.tsx';
import styles from './about.module.css';
import { MoreLink } from './MoreLink.tsx';

const NONE = {};
/** The Agency for regulation of the financial market, where the register is published. */
const AGENCY = 'https://www.gov.kz/memleket/entities/ardfm';

export function AboutCompanyScreen() {
  const t = useT();
  return (
    <InfoPage title={t('aboutCompany.title')} lead={t('aboutCompany.lead')}>
      <Await part of={usePost(LenderDocument, NONE)} rows={[220, 300]}>
        {({ lender }) => <Company lender={lender} />}
      </Await>
      <Card title={t('aboutCompany.complaints')}>
        <Steps
          steps={[
            {
              key: 'us',
              title: t('aboutCompany.usTitle'),
              text: t('aboutCompany.us', { phone: CONTACT_CENTRE.phone }),
              more: (
                <a className="n-tap" href={CONTACT_CENTRE.href}>
                  {CONTACT_CENTRE.phone}
                </a>
              ),
            },
            ...(['ombudsman', 'regulator', 'court'] as const).map((key) => ({
              key,
              title: t(`aboutCompany.${key}Title`),
              text: t(`aboutCompany.${key}`),
            })),
          ]}
        />
      </Card>
      <Card title={t('aboutCompany.promise')} tone="tint">
        <p>{t('aboutCompany.promiseText')}</p>
      </Card>
    </InfoPage>
  );
}

function Company({ lender }: LenderQuery) {
  const t = useT();
  const account = parseIban(lender.iban);
  const line = (key: 'name' | 'bin' | 'iban' | 'bank' | 'bic' | 'licence' | 'licensedOn' | 'register') => ({
    key,
    name: t(`aboutCompany.${key}`),
    value: key === 'iban' && account ? printIban(account) : lender[key],
  });
  return (
    <>
      <Card title={t('aboutCompany.licenceTitle')}>
        <Lines items={[line('licence'), line('licensedOn'), line('register')]} />
        <p className="n-quiet">{t('aboutCompany.licenceText')}</p>
        <a className="n-tap" href={AGENCY} target="_blank" rel="noreferrer">
          {t('aboutCompany.check')}
        </a>
      </Card>
      <Card title={t('aboutCompany.requisites')}>
        <Lines items={[line('name'), line('bin'), line('iban'), line('bank'), line('bic')]} />
        <p className="n-quiet">{t('aboutCompany.requisitesNote')}</p>
        <div className={styles.links}>
          <MoreLink to={paths.returnMoneyBankTransfer} text={t('aboutCompany.payMore')} />
          <MoreLink to={paths.checkDocument} text={t('aboutCompany.paper')} />
        </div>
      </Card>
    </>
  );
}
