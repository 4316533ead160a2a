/** The order of elements in pain.001.001.09, as its schema fixes it, for what an order of ours or a bank may need. */
const PARTY = ['Nm', 'PstlAdr', 'Id', 'CtryOfRes', 'CtctDtls'];
const AGENT = ['FinInstnId', 'BrnchId'];
const ACCOUNT = ['Id', 'Tp', 'Ccy', 'Nm'];

const ORDER: Readonly<Record<string, readonly string[]>> = {
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf', 'SplmtryData'],
  GrpHdr: ['MsgId', 'CreDtTm', 'Authstn', 'NbOfTxs', 'CtrlSum', 'InitgPty', 'FwdgAgt'],
  PmtInf: [
    ...['PmtInfId', 'PmtMtd', 'BtchBookg', 'NbOfTxs', 'CtrlSum', 'PmtTpInf', 'ReqdExctnDt', 'PoolgAdjstmntDt'],
    ...['Dbtr', 'DbtrAcct', 'DbtrAgt', 'DbtrAgtAcct', 'InstrForDbtrAgt', 'UltmtDbtr', 'ChrgBr', 'ChrgsAcct'],
    ...['ChrgsAcctAgt', 'CdtTrfTxInf'],
  ],
  PmtTpInf: ['InstrPrty', 'SvcLvl', 'LclInstrm', 'CtgyPurp'],
  ReqdExctnDt: ['Dt', 'DtTm'],
  CdtTrfTxInf: [
    ...['PmtId', 'PmtTpInf', 'Amt', 'XchgRateInf', 'ChrgBr', 'ChqInstr', 'UltmtDbtr', 'IntrmyAgt1', 'IntrmyAgt1Acct'],
    ...['IntrmyAgt2', 'IntrmyAgt2Acct', 'IntrmyAgt3', 'IntrmyAgt3Acct', 'CdtrAgt', 'CdtrAgtAcct', 'Cdtr', 'CdtrAcct'],
    ...['UltmtCdtr', 'InstrForCdtrAgt', 'InstrForDbtrAgt', 'Purp', 'RgltryRptg', 'Tax', 'RltdRmtInf', 'RmtInf'],
    'SplmtryData',
  ],
  PmtId: ['InstrId', 'EndToEndId', 'UETR'],
  Amt: ['InstdAmt', 'EqvtAmt'],
  InitgPty: PARTY,
  Dbtr: PARTY,
  Cdtr: PARTY,
  UltmtDbtr: PARTY,
  UltmtCdtr: PARTY,
  OrgId: ['AnyBIC', 'LEI', 'Othr'],
  PrvtId: ['DtAndPlcOfBirth', 'Othr'],
  Othr: ['Id', 'SchmeNm', 'Issr'],
  SchmeNm: ['Cd', 'Prtry'],
  DbtrAgt: AGENT,
  CdtrAgt: AGENT,
  FinInstnId: ['BICFI', 'ClrSysMmbId', 'LEI', 'Nm', 'PstlAdr', 'Othr'],
  ClrSysMmbId: ['ClrSysId', 'MmbId'],
  DbtrAcct: ACCOUNT,
  CdtrAcct: ACCOUNT,
  Purp: ['Cd', 'Prtry'],
  CtgyPurp: ['Cd', 'Prtry'],
  LclInstrm: ['Cd', 'Prtry'],
  InstrForDbtrAgt: [],
  InstrForCdtrAgt: ['Cd', 'InstrInf'],
  RgltryRptg: ['DbtCdtRptgInd', 'Authrty', 'Dtls'],
  Dtls: ['Tp', 'Dt', 'Ctry', 'Cd', 'Inf'],
  RmtInf: ['Ustrd', 'Strd'],
  SplmtryData: ['PlcAndNm', 'Envlp'],
};
/** What `Id` holds depends on its place. */
const IDS: Readonly<Record<string, readonly string[]>> = { Acct: ['IBAN', 'Othr'], Party: ['OrgId', 'PrvtId'] };
const REPEATED = ['Ustrd', 'CdtTrfTxInf'];

/** What it holds is of the bank's annex: one element, and below it what the bank wants, attributes (`@xmlns`) too. */
const ENVELOPE = 'Envlp';
const OF_ANNEX = /^[A-Za-z_][\w.:-]*$/;

export type Tree = { [name: string]: string | Tree | (string | Tree)[] };

export function childrenOf(parent: string, name: string): readonly string[] | undefined {
  if (name !== 'Id') return ORDER[name];
  if (parent === 'Othr') return [];
  return parent.endsWith('Acct') ? IDS.Acct : IDS.Party;
}

/** Whether a text may stand at this path below `root`. */
export function holdsText(root: string, path: readonly string[]): boolean {
  let [parent, name] = ['', root];
  for (const [at, step] of path.entries()) {
    if (name === ENVELOPE) return isOfAnnex(path.slice(at));
    if (!childrenOf(parent, name)?.includes(step)) return false;
    [parent, name] = [name, step];
  }
  return name !== ENVELOPE && !childrenOf(parent, name)?.length;
}

/** An attribute stands at the end, and not on the envelope itself. */
const isOfAnnex = (names: readonly string[]): boolean =>
  names.every((name, at) => OF_ANNEX.test(at > 0 && at === names.length - 1 ? name.replace(/^@/, '') : name));

/** Puts a value at a path such as Cdtr/Id/PrvtId/Othr/Id; in an element that may repeat it becomes one more. */
export function put(tree: Tree, [name = '', ...rest]: readonly string[], value: string): void {
  const there = tree[name];
  if (rest.length > 0) {
    if (typeof there === 'string') throw new Error(`${name} holds a text already`);
    const below = typeof there === 'object' && !Array.isArray(there) ? there : {};
    tree[name] = below;
    put(below, rest, value);
    if (name === ENVELOPE && Object.keys(below).length > 1) throw new Error(`${name} holds one element only`);
  } else if (there === undefined) tree[name] = value;
  else if (REPEATED.includes(name)) tree[name] = [...(Array.isArray(there) ? there : [there]), value];
  else throw new Error(`${name} can stand once only`);
}

/** The same elements in the order of the schema. */
export function inOrder(parent: string, name: string, tree: Tree): Tree {
  const order = childrenOf(parent, name) ?? [];
  const placed = Object.entries(tree).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return Object.fromEntries(
    placed.map(([child, value]) => {
      const ordered = (one: string | Tree) => (typeof one === 'string' ? one : inOrder(name, child, one));
      return [child, Array.isArray(value) ? value.map(ordered) : ordered(value)];
    }),
  );
}
