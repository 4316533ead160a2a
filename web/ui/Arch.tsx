import type { ReactNode } from 'react';
import styles from './arch.module.css';
import { archRoad } from './arch-geometry.ts';
import { cx } from './cx.ts';

export type ArchPart = 'done' | 'now' | 'late' | 'todo';

type Props = {
  /** One part draws a plan; several draw progress (payments of a loan, stages of a decision). */
  readonly parts: readonly ArchPart[];
  /** For screen readers. */
  readonly label: string;
  /** 0 to 1; by default before the first part that is `now` or `late`. */
  readonly dot?: number;
  readonly tone?: 'hero' | 'card';
  readonly size?: 'card' | 'hero' | 'wide';
  /** Under the left foot, the right foot, and between them. */
  readonly feet?: readonly [ReactNode, ReactNode];
  readonly between?: ReactNode;
  readonly children?: ReactNode;
};

const SIZES = {
  card: { width: 300, rise: 84, leg: 22, stroke: 8 },
  hero: { width: 288, rise: 96, leg: 30, stroke: 10 },
  wide: { width: 440, rise: 150, leg: 60, stroke: 13 },
} as const;

function dotShare(parts: readonly ArchPart[], slot: number): number | undefined {
  const at = parts.findIndex((part) => part === 'now' || part === 'late');
  return at < 0 ? undefined : at * slot;
}

/** The money goes out at the left foot and comes back at the right. */
export function Arch({ parts, label, dot, tone = 'hero', size = 'hero', feet, between, children }: Props) {
  const measure = SIZES[size];
  const road = archRoad(measure);
  const gap = parts.length > 1 ? measure.stroke + 6 : 0;
  const one = (road.length - gap * (parts.length - 1)) / parts.length;
  const share = dot ?? dotShare(parts, (one + gap) / road.length);
  const at = share === undefined ? undefined : road.pointAt(share);
  return (
    <div className={cx(styles.arch, styles[tone], size === 'wide' && styles.wide)} style={{ maxWidth: measure.width }}>
      <div className={styles.box}>
        <svg viewBox={`0 0 ${measure.width} ${road.height}`} role="img" aria-label={label}>
          {parts.map((part, i) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: the index of a part is its identity
              key={i}
              d={road.path}
              className={cx(styles.part, styles[part])}
              strokeWidth={measure.stroke}
              strokeDasharray={`${one} ${road.length}`}
              strokeDashoffset={-(i * (one + gap))}
            />
          ))}
          {at && <circle className={styles.dot} cx={at.x} cy={at.y} r={measure.stroke / 2 + 2} />}
        </svg>
        <div className={styles.inside}>{children}</div>
      </div>
      {feet && (
        <div className={styles.feet}>
          <span>{feet[0]}</span>
          {between !== undefined && <span className={styles.between}>{between}</span>}
          <span className={styles.end}>{feet[1]}</span>
        </div>
      )}
    </div>
  );
}
