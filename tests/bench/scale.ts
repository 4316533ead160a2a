/**
 * A busy day of a lender of any size, minute by minute, on machines with the processor times of service-times.ts:
 * `node tests/bench/scale.ts [open loans]`. What it assumes and shows stands in docs/scale.md.
 */

/** Microseconds of processor time; docs/scale.md says how and when each was measured. */
const TIMES = {
  /** Of the api thread, for one borrower's whole life. */
  apiOfALife: 590_000,
  /** Of the event server and its Postgres, for one event appended alone. */
  append: 3_121,
  /** One lane reads, decodes and folds everything. */
  projected: 197,
  /** Another lane passes over an event of the others. */
  passed: 52,
  /** Reads and decodes it. */
  read: 87,
  rows: 106,
  /** Reads its stream and appends. */
  closing: 11_600,
};
/** Assumed, not measured: the journal's part of the fold. */
const JOURNAL_SHARE = 0.2;
/** The first three of seeded portfolios of 300 and 400 loans; the others are assumed. */
const SIZES = {
  eventsOfALoan: 25.1,
  bytesOfAnEvent: 1_100,
  bytesOfRowsOfALoan: 21_955,
  daysOfALoan: 20,
  closingsOfALoan: 4,
};

/** Share of a day's business in each hour: a lender's evening, nothing at night. */
const HOURS = [1, 0.5, 0.5, 0.5, 0.5, 1, 2, 3, 5, 6, 6.5, 6.5, 6, 6, 6, 6, 6, 6, 6.5, 7, 7, 5.5, 3, 2];
/** The day after pay day against an average one. */
const BUSY = 2;
const MINUTE = 60;

type Cluster = { apis: number; lanes: number; workers: number; coreSpeed: number };
type Station = { name: string; cores: number; secondsOfAnEvent: number };

export type Result = {
  eventsADay: number;
  peakEvents: number;
  stations: { name: string; busiest: number; longestLagSeconds: number }[];
  closingHours: number;
  terabytesAYear: number;
};

/** An average event costs each station so much; what it cannot do in a minute waits. */
export function simulate(openLoans: number, cluster: Cluster): Result {
  const loansADay = openLoans / SIZES.daysOfALoan;
  const eventsADay = loansADay * SIZES.eventsOfALoan;
  const stations = stationsOf(cluster);
  const waiting = stations.map(() => 0);
  const seen = stations.map(() => ({ busiest: 0, longestLagSeconds: 0 }));
  const whole = HOURS.reduce((sum, share) => sum + share, 0);
  let peakEvents = 0;
  for (let minute = 0; minute < 24 * MINUTE; minute++) {
    const share = (HOURS[Math.floor(minute / MINUTE)] ?? 0) / whole / MINUTE;
    const coming = eventsADay * BUSY * share;
    peakEvents = Math.max(peakEvents, coming / MINUTE);
    stations.forEach(({ cores, secondsOfAnEvent }, at) => {
      const most = (cores * cluster.coreSpeed * MINUTE) / secondsOfAnEvent;
      const due = (waiting[at] ?? 0) + coming;
      waiting[at] = Math.max(0, due - most);
      const one = seen[at];
      if (!one) return;
      one.busiest = Math.max(one.busiest, Math.min(1, due / most));
      one.longestLagSeconds = Math.max(one.longestLagSeconds, ((waiting[at] ?? 0) / most) * MINUTE);
    });
  }
  const closings = (openLoans * SIZES.closingsOfALoan) / SIZES.daysOfALoan;
  return {
    eventsADay,
    peakEvents,
    stations: stations.map(({ name }, at) => ({ name, busiest: 0, longestLagSeconds: 0, ...seen[at] })),
    closingHours: (closings * TIMES.closing) / 1e6 / cluster.workers / cluster.coreSpeed / 3_600,
    terabytesAYear: (eventsADay * 365 * SIZES.bytesOfAnEvent + loansADay * 365 * SIZES.bytesOfRowsOfALoan) / 1_000 ** 4,
  };
}

function stationsOf({ apis, lanes }: Cluster): Station[] {
  const { apiOfALife, append, projected, passed, read, rows } = TIMES;
  const fold = projected - read;
  const split = lanes === 1 ? projected : passed + (projected - passed - fold * JOURNAL_SHARE) / lanes;
  const station = (name: string, cores: number, micros: number) => ({ name, cores, secondsOfAnEvent: micros / 1e6 });
  return [
    station(`api x ${apis}`, apis, apiOfALife / SIZES.eventsOfALoan),
    station('event store, its writer', 1, append),
    station(`projector lanes x ${lanes}, each`, 1, split),
    ...(lanes === 1 ? [] : [station('projector lane of the journal', 1, read + fold * JOURNAL_SHARE)]),
    station('Postgres of the read models', 8, rows),
  ];
}

const CLUSTERS: readonly Cluster[] = [
  { apis: 1, lanes: 1, workers: 1, coreSpeed: 1 },
  { apis: 8, lanes: 4, workers: 2, coreSpeed: 1 },
  { apis: 24, lanes: 8, workers: 4, coreSpeed: 1 },
];

if (process.argv[1]?.endsWith('scale.ts')) {
  const openLoans = Number(process.argv[2] ?? 10_000_000);
  for (const cluster of CLUSTERS) {
    const { eventsADay, peakEvents, stations, closingHours, terabytesAYear } = simulate(openLoans, cluster);
    const line = (text: string) => process.stdout.write(`${text}\n`);
    line(`${openLoans.toLocaleString('en')} open loans, ${JSON.stringify(cluster)}`);
    line(
      `  ${Math.round(eventsADay).toLocaleString('en')} events a day, ${Math.round(peakEvents)} a second at the peak`,
    );
    for (const { name, busiest, longestLagSeconds } of stations)
      line(
        `  ${name.padEnd(30)} busiest ${(busiest * 100).toFixed(0)} %, longest lag ${longestLagSeconds.toFixed(0)} s`,
      );
    line(`  closing of a day: ${closingHours.toFixed(1)} h; disk ${terabytesAYear.toFixed(2)} TB a year\n`);
  }
}
