/** `npm run bank -- <command>` */
import { openPool } from '../../projections/postgres.ts';
import { migrateAdapters } from '../adapters/migrate.ts';
import { addresses } from './addresses.ts';
import { bankCommand } from './bank-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (say) => {
  const pool = openPool({ connectionString: addresses().databaseUrl, max: 2 });
  try {
    await migrateAdapters(pool);
    return await bankCommand(pool, process.argv.slice(2), say);
  } finally {
    await pool.end();
  }
});
