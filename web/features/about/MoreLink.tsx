import { Link } from 'react-router-dom';
import { useHref } from '../../lib/intl.ts';
import type { Page } from '../../paths.ts';

type Props = { readonly to: Page<string>; readonly part?: string; readonly text: string };

export function MoreLink({ to, part = '', text }: Props) {
  const href = useHref();
  return (
    <Link className="n-tap" to={`${href(to)}${part}`}>
      {text}
    </Link>
  );
}
