import { paths } from '../paths.ts';
import { type Row, row } from './row.ts';

/**
 * Every screen that exists, one row a line: path, guard, title, screen. Both language trees are made from it.
 * To add a screen add its line in the order of `paths.ts`; nothing else in `app/` changes.
 */
// biome-ignore format: one row a line keeps merges trivial
export const routes: readonly Row[] = [
  row(paths.login, 'redirect_cabinet', 'signIn.title', () => import('../features/sign-in/SignInScreen.tsx').then((m) => m.SignInScreen)),
];
