/** A projector in a process that a test can freeze. Arguments: database, event store, partitions, lease. */
import { READ_MODELS } from '../../projections/models.ts';
import { startStandingBy } from '../../projections/stand-by.ts';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { silentLog } from './silent-log.ts';

const [url = '', eventStoreUrl = '', partitions = '1', leaseMs = '10000'] = process.argv.slice(2);
const ledger = openLedger({ url: eventStoreUrl, log: silentLog });
const say = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);
await startStandingBy({
  url,
  source: ledger.feed,
  models: READ_MODELS,
  partitions: Number(partitions),
  leaseMs: Number(leaseMs),
  everyMs: 100,
  onRole: (role, lane) => say({ role, lane }),
});
