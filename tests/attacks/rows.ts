import { DATABASE } from './rows-database.ts';
import { DOORS } from './rows-doors.ts';
import { INPUT } from './rows-input.ts';
import { MONEY } from './rows-money.ts';
import { PROCESSES } from './rows-processes.ts';
import { RIGHTS } from './rows-rights.ts';
import { WEB } from './rows-web.ts';

export const ATTACKS = [...DOORS, ...RIGHTS, ...MONEY, ...INPUT, ...WEB, ...DATABASE, ...PROCESSES];
