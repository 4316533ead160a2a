import { useLocation } from 'react-router-dom';
import { signInFor } from '../lib/auth-redirect.ts';
import { useHref } from '../lib/intl.ts';
import { paths } from '../paths.ts';
import { Onward } from './Onward.tsx';

/** Instead of a page that the server cannot serve now; the visitor returns to it by itself. */
export function ToTechnicalWork() {
  const href = useHref();
  const location = useLocation();
  return <Onward to={signInFor(href(paths.technicalWork), location)} />;
}
