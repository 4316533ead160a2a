/** Help for the author of a bridge (D0079): the keys of each port, and a check that says what the bridge does wrong. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type GatewayPort, OPERATIONS } from '../../schema/gateway/operations.ts';
import { type KeyUse, keyText, portKey } from '../adapters/gateway/signature.ts';
import { BadSetting } from '../bad-setting.ts';
import { readConfig } from '../config.ts';
import { demoSecrets } from '../demo-secrets.ts';
import { gatewayKeys } from '../provider-settings.ts';
import { smsHintKeys } from '../secret-paths.ts';
import type { Finding } from './gateway-callbacks.ts';
import { findingsOf } from './gateway-checks.ts';
import type { Asked } from './gateway-sender.ts';
import type { Say } from './run-command.ts';

const HELP = `npm run gateway -- <command>

  keys                  the keys of each port as JSON, for BRIDGE_KEYS of a bridge; without GATEWAY_KEY it makes one
  check URL             asks a bridge what Nesie would ask, and says what is wrong
    --port PORT         only this port; may be repeated
    --money             also operations that move money, write to a person or open a page: only at a test contour
    --listen PORT       with --money: callbacks of payouts and signatures, of a bridge that is pointed at this port of
                        yours
    --iin IIN           with --listen: who will sign; by default somebody who does not exist
  callbacks             the addresses that a provider chosen by the settings is told to call; they hold a secret`;

type Env = Readonly<Record<string, string | undefined>>;
const PORTS = Object.keys(OPERATIONS) as GatewayPort[];

export async function gateway(args: string[], env: Env, say: Say): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string', multiple: true },
      money: { type: 'boolean', default: false },
      listen: { type: 'string' },
      iin: { type: 'string' },
    },
  });
  const [command, url] = positionals;
  if (command === 'keys') return printKeys(env, say);
  if (command === 'callbacks') return printCallbacks(env, say);
  if (command !== 'check' || !url) {
    await say(HELP);
    return command === undefined ? 0 : 1;
  }
  const { port: only, money, listen, iin } = values;
  return check({ url, only, money, listen, iin }, env, say);
}

type Wish = Pick<Asked, 'url' | 'money' | 'iin'> & { only: string[] | undefined; listen: string | undefined };

async function check({ url, only, money, iin, listen: heard }: Wish, env: Env, say: Say): Promise<number> {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new BadSetting(`${url} is no address: https://…`);
  const wanted = PORTS.filter((port) => !only || only.includes(port));
  if (wanted.length === 0) throw new BadSetting(`--port is one of ${PORTS.join(', ')}.`);
  const [root] = gatewayKeys(env);
  if (!root) throw new BadSetting('GATEWAY_KEY is missing: the check signs with it, as Nesie does.');
  const listen = heard === undefined ? undefined : portOf(heard, money);
  if (iin !== undefined && !/^\d{12}$/.test(iin)) throw new BadSetting(`--iin has 12 digits, not ${iin}.`);
  let wrong = 0;
  for (const port of wanted)
    for await (const finding of findingsOf({ url: url.replace(/\/+$/, ''), root, port, money, listen, iin })) {
      if (finding.wrong) wrong += 1;
      await say(lineOf(port, finding));
    }
  await say(wrong === 0 ? '\nThe bridge keeps the contract, as far as it was asked.' : `\n${wrong} findings.`);
  return wrong === 0 ? 0 : 1;
}

/** @throws BadSetting */
function portOf(heard: string, money: boolean): number {
  if (!money) throw new BadSetting('--listen hears callbacks of what moves money or opens a page: it needs --money.');
  const port = Number(heard);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new BadSetting(`--listen is a port of this machine, not ${heard}.`);
}

const lineOf = (port: string, { what, wrong }: Finding): string =>
  wrong ? `WRONG ${port}: ${what}\n      ${wrong}` : `ok    ${port}: ${what}`;

/** Of the settings in the environment; a demo has its key in DATA_DIR. */
async function printCallbacks(env: Env, say: Say): Promise<number> {
  const { ports, callbackKeys, publicUrl } = readConfig(env, demoSecrets);
  const [key] = smsHintKeys({ ports, callbackKeys });
  await say(key ? `SMS=${ports.SMS}  ${publicUrl}/webhooks/sms/${key}` : 'No chosen provider calls a secret address.');
  return 0;
}

async function printKeys(env: Env, say: Say): Promise<number> {
  const roots = gatewayKeys(env);
  if (roots.length === 0) {
    await say(`GATEWAY_KEY=${keyText(randomBytes(32))}`);
    return 0;
  }
  const of = (use: KeyUse, port: string) => roots.map((root) => keyText(portKey(root, use, port)));
  const keys = PORTS.map((port) => [port, { requests: of('requests', port), callbacks: of('callbacks', port) }]);
  await say(JSON.stringify(Object.fromEntries(keys), undefined, 2));
  return 0;
}
