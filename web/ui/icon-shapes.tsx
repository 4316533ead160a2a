import type { ReactNode } from 'react';

/** Strokes in a box of 24 px. */
export const shapes = {
  arch: <path d="M4 20v-8a8 8 0 0 1 16 0v8" />,
  list: <path d="M5 6h14M5 12h14M5 18h9" />,
  doc: (
    <>
      <path d="M6 3h8l4 4v14H6z" />
      <path d="M9.5 12h5M9.5 16h5" />
    </>
  ),
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={3} />,
  phone: (
    <path d="M6.5 3.5h3l1.6 4.2-2 1.6a12 12 0 0 0 5.6 5.6l1.6-2 4.2 1.6v3c0 1.1-.9 2-2 2A15 15 0 0 1 4.5 5.5c0-1.1.9-2 2-2Z" />
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  cross: <path d="m6 6 12 12M18 6 6 18" />,
  right: <path d="m9 5 7 7-7 7" />,
  left: <path d="m15 5-7 7 7 7" />,
  open: <path d="m5 9 7 7 7-7" />,
  minus: <path d="M5 12h14" />,
  plus: <path d="M5 12h14M12 5v14" />,
  bank: (
    <>
      <path d="m4 9 8-5 8 5" />
      <path d="M5 20h14M7 10v7M12 10v7M17 10v7" />
    </>
  ),
  card: <path d="M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  upload: (
    <>
      <path d="M12 16V5m0 0L7.5 9.5M12 5l4.5 4.5" />
      <path d="M5 19h14" />
    </>
  ),
  coin: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M8.5 8.5h7M8.5 11h7M12 11v6" />
    </>
  ),
  spread: <path d="M4 18V9m5.3 9v-6m5.4 6v-4M20 18v-2.5" />,
  move: (
    <>
      <path d="M5 5h14v15H5zM5 10h14M9 3v4M15 3v4" />
      <path d="m11 13.5 2.5 2-2.5 2" />
    </>
  ),
  shield: <path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6z" />,
  cert: (
    <>
      <path d="M6 3h8l4 4v14H6z" />
      <path d="m9 14 2.2 2.2L15 12.4" />
    </>
  ),
  finish: (
    <>
      <path d="M4 20v-8a8 8 0 0 1 16 0v2" />
      <path d="m16.5 11.5 3.5 3 3-3.5" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6" />
      <path d="m15.5 15.5 4.5 4.5" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  eyeOff: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <path d="m4.5 19.5 15-15" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="3.8" />
      <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
    </>
  ),
  bell: <path d="M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4" />,
  out: <path d="M10 4H5v16h5M9 12h11m0 0-4-4m4 4-4 4" />,
} as const satisfies Record<string, ReactNode>;
