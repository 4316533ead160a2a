import { useHref, useLang, useT } from '../../lib/intl.ts';
import { usePublicTerms, wordsOf } from '../../lib/public-terms.ts';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { InfoPage } from '../../ui/InfoPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Steps } from '../../ui/Steps.tsx';

const RULES = ['earn', 'spend', 'not', 'back'] as const;

/** The rules, for anybody; a borrower's own bonuses are a page of the cabinet. */
export function BonusProgramScreen() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { signedIn } = useSession();
  return (
    <InfoPage title={t('bonusProgram.title')} lead={t('bonusProgram.lead')}>
      <Await of={usePublicTerms()} rows={[420]}>
        {(data) => {
          const words = wordsOf(data, lang);
          const steps = RULES.map((key) => ({
            key,
            title: t(`bonusProgram.${key}`),
            text: t(`bonusProgram.${key}Text`, words),
          }));
          return (
            <Card>
              <Steps steps={steps} />
            </Card>
          );
        }}
      </Await>
      <LinkButton to={href(paths.bonus)}>{t(signedIn ? 'bonusProgram.mine' : 'bonusProgram.signIn')}</LinkButton>
    </InfoPage>
  );
}
