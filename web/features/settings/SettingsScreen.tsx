import { useLocation } from 'react-router-dom';
import { SettingsPageDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { useT } from '../../lib/intl.ts';
import { Await } from '../../ui/Await.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { SettingsView } from './SettingsView.tsx';
import { savedIn } from './saved.ts';

export function SettingsScreen() {
  const t = useT();
  const saved = savedIn(useLocation().state);
  const loaded = useData(SettingsPageDocument, {});
  return (
    <Await of={loaded} rows={[36, 260, 240, 240]}>
      {(data, again) => (
        <Cabinet title={t('settings.title')}>
          <SettingsView {...data} saved={saved} again={again} />
        </Cabinet>
      )}
    </Await>
  );
}
