import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHref } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { AddressScreen } from './AddressScreen.tsx';
import { ContactsScreen } from './ContactsScreen.tsx';
import { EmploymentScreen } from './EmploymentScreen.tsx';
import { EditingContext } from './editing.ts';
import { PersonalDataScreen } from './PersonalDataScreen.tsx';

/** Leads back to the page that sent the borrower here, else to the settings. Only a path of this site is followed. */
function Editing({ children }: { children: ReactNode }) {
  const href = useHref();
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const to = typeof from === 'string' && /^\/(ru|kz)\//.test(from) ? from : href(paths.settings);
  return <EditingContext value={to}>{children}</EditingContext>;
}

const editing = (screen: ReactNode) => () => <Editing>{screen}</Editing>;

export const EditPersonalScreen = editing(<PersonalDataScreen />);
export const EditAddressScreen = editing(<AddressScreen />);
export const EditEmploymentScreen = editing(<EmploymentScreen />);
export const EditContactsScreen = editing(<ContactsScreen />);
