import { useEffect, useState } from 'react';

/** Open every day from 9:00 to 19:00 (R60). */
export const CONTACT_CENTRE = { phone: '+7\u00a0727\u00a0000\u00a000\u00a000', href: 'tel:+77270000000' } as const;
const OPENS = 9;
const CLOSES = 19;
const ALMATY_OFFSET_HOURS = 5;

export const isOpenAt = (now: Date): boolean => {
  const hour = (now.getUTCHours() + ALMATY_OFFSET_HOURS) % 24;
  return hour >= OPENS && hour < CLOSES;
};

/** Checked every minute. */
export function useContactCentreOpen(): boolean {
  const [open, setOpen] = useState(() => isOpenAt(new Date()));
  useEffect(() => {
    const timer = window.setInterval(() => setOpen(isOpenAt(new Date())), 60_000);
    return () => window.clearInterval(timer);
  }, []);
  return open;
}
