/** One download for both pages. */
import { SessionsScreen } from './SessionsScreen.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

export { SessionsScreen, SettingsScreen };
