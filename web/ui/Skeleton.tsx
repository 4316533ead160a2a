import styles from './skeleton.module.css';

/** Blocks of the final size. Invisible for 300 ms, so that a quick answer does not blink. */
export function Skeleton({ rows, label }: { rows: readonly number[]; label: string }) {
  return (
    <div className={styles.skeleton} role="status" data-waiting>
      <span className="n-hidden">{label}</span>
      {rows.map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and never move
        <i key={at} style={{ height }} aria-hidden="true" />
      ))}
    </div>
  );
}
