import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useContactCentreOpen } from '../../lib/contact-centre.ts';
import { HelpView } from './HelpView.tsx';

/** For visitors too. A link may lead to one part of it. */
export function HelpScreen() {
  const open = useContactCentreOpen();
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    part?.scrollIntoView();
    part?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  }, [hash]);
  return <HelpView open={open} />;
}
