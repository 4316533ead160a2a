import { FACE_GUARD } from '../../../schema/reference/face-guard.ts';
import { BiometryStateDocument } from '../../generated/cabinet/graphql.ts';
import { biometryPurpose } from '../../lib/biometry-purpose.ts';
import { useData } from '../../lib/cabinet.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Onward } from '../../ui/Onward.tsx';

/** LIMIT_REACHED: no tries are left today; the page says what the borrower can still do. True of nobody else (R253). */
export function VerifyScreen() {
  const t = useT();
  const href = useHref();
  const loaded = useData(BiometryStateDocument, { purpose: biometryPurpose(null) });
  return (
    <Await of={loaded}>
      {({ biometry }) =>
        FACE_GUARD[biometry.status].page === 'biometryVerify' ? (
          <EmptyState level={1} title={t('biometry.verifyTitle')} text={t('biometry.verifyText')}>
            <LinkButton to={href(paths.cabinet)}>{t('biometry.toCabinet')}</LinkButton>
            <a className="n-tap" href={CONTACT_CENTRE.href}>
              {t('biometry.call')}
            </a>
          </EmptyState>
        ) : (
          <Onward to={href(paths.cabinet)} />
        )
      }
    </Await>
  );
}
