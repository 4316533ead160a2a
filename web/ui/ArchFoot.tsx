import { money } from '../lib/format.ts';

/** The sum in bold above the day. */
export function ArchFoot({ sum, day }: { sum: bigint; day: string }) {
  return (
    <>
      <b>{money(sum)}</b>
      <br />
      {day}
    </>
  );
}
