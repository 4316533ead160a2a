import type pg from 'pg';
import type { Logger } from 'pino';
import { type FileBank, fileBank } from '../adapters/bank-files/bank.ts';
import { folderPlace } from '../adapters/bank-files/folder.ts';
import { clashOf, type Field, type Positions, positionsOf, USUAL } from '../adapters/bank-files/pain001.ts';
import type { OpenPlace } from '../adapters/bank-files/place.ts';
import { sftpPlace } from '../adapters/bank-files/sftp.ts';
import { BadSetting } from '../bad-setting.ts';
import type { BankFilesSettings } from '../bank-settings.ts';
import type { Clock } from '../ports/clock.ts';
import type { Sealer } from '../ports/secrets.ts';

type Given = {
  config: { bankFiles?: BankFilesSettings };
  log: Pick<Logger, 'warn'>;
  pool: pg.Pool;
  sealer: Sealer;
  clock: Pick<Clock, 'businessNow' | 'today'>;
};

/** Undefined where no port stands on files. @throws BadSetting */
export function bankFilesOf({ config, log, pool, sealer, clock }: Given): FileBank | undefined {
  const { bankFiles } = config;
  if (!bankFiles) return undefined;
  const { format, charset, place, positions, ...rest } = bankFiles;
  return fileBank(pool, sealer, {
    ...rest,
    format: format === '1c' ? { kind: '1c', charset } : { kind: 'pain.001', positions: placesOf(positions) },
    // The key of the bank's server may change while all runs: each connection takes the present one.
    place: () => placeOf(config.bankFiles?.place ?? place)(),
    now: clock.businessNow,
    today: clock.today,
    warn: (facts) => log.warn(facts, 'a file of the bank was refused'),
  });
}

const placeOf = (place: BankFilesSettings['place']): OpenPlace =>
  'folder' in place ? folderPlace(place.folder) : sftpPlace(place.sftp);

function placesOf(given: BankFilesSettings['positions']): Positions {
  const at = (field: Field) => {
    const found = positionsOf(field, given[field] ?? USUAL[field]);
    if (!found) throw new BadSetting(`BANK_${field}_AT names a place that pain.001.001.09 does not have.`);
    return found;
  };
  const places = { BIN: at('BIN'), KOD: at('KOD'), IIN: at('IIN'), KBE: at('KBE'), KNP: at('KNP') };
  const clash = clashOf(places);
  if (clash) throw new BadSetting(`BANK_BIN_AT, BANK_KOD_AT and the others do not fit together: ${clash}.`);
  return places;
}
