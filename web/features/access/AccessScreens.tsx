/** One download for the pages that change what opens the account. */
import { EmailScreen } from './EmailScreen.tsx';
import { MyDataScreen } from './MyDataScreen.tsx';
import { PasswordScreen } from './PasswordScreen.tsx';
import { PhoneScreen } from './PhoneScreen.tsx';
import { StaffEntryScreen } from './StaffEntryScreen.tsx';

export { EmailScreen, MyDataScreen, PasswordScreen, PhoneScreen, StaffEntryScreen };
