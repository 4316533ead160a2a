import { useSearchParams } from 'react-router-dom';
import { biometryPurpose } from '../../lib/biometry-purpose.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { Tips } from './FaceView.tsx';
import { WhereNeeded } from './WhereNeeded.tsx';

export function GuideScreen() {
  const t = useT();
  const href = useHref();
  const [query] = useSearchParams();
  const purpose = biometryPurpose(query.get('purpose'));
  return (
    <WhereNeeded purpose={purpose}>
      {() => (
        <ResultPage>
          <h1>{t('biometry.guideTitle')}</h1>
          <Card>
            <Tips />
            <LinkButton to={`${href(paths.biometryFace)}?purpose=${purpose}`} fullWidth>
              {t('biometry.toFace')}
            </LinkButton>
          </Card>
        </ResultPage>
      )}
    </WhereNeeded>
  );
}
