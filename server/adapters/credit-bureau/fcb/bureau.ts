/** The First Credit Bureau (1cb.kz) by SOAP: its report and its score, each asked for once (R712, R713). */
import { z } from 'zod';
import type { Iin } from '../../../../schema/values/iin.ts';
import { type Tiyn, tiyn, ZERO } from '../../../../schema/values/money.ts';
import type { CreditBureau } from '../../../ports/credit-bureau.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../../ports/provider.ts';
import { LoginRefused, soapCall } from '../../soap/call.ts';
import { withPasswords } from '../../soap/passwords.ts';
import { nodeAt, nodesAt, textAt } from '../../xml/tree.ts';
import type { BureauAnswers } from './answers.ts';
import { type CreditReport, readReport, type StopCreditSign } from './report.ts';

export type FcbOptions = {
  /** Without a trailing slash. */
  url: string;
  user: string;
  /** The present one and, while it is changed, the one before. */
  passwords: readonly string[];
  ca?: string | undefined;
  /** The bureau's code of the report that the lender has bought. */
  report: string;
  stopCredit: StopCreditSign;
  scoreCard: string;
  score: 'Score' | 'ScoreByML';
  warn(reason: string): void;
};

const REPORTS = 'http://ws.creditinfo.com/';
const SCORES = 'http://score.ws.creditinfo.com/';
/** The bureau's number for an IIN among the kinds of documents. */
const IIN_DOCUMENT = 14;

/** No such person, document or report: nobody has lent to them. */
const NO_HISTORY = ['1102', '1107', '1108'];
const LOGIN = ['1104', '-1000'];
/** The login, the report or the consent is not as the contract says: for a person, and tried again. */
const OURS = ['1103', '1105', '1106', '1109', '1110', '1115', '1116', '-1013', '-1017'];
/** Faults of the bureau itself; -1011 is a question asked twice at a time. */
const THEIRS = ['1101', '1111', '-1011'];
/** No such person, no contracts, too little known: there is no score. */
const NO_SCORE = ['-1012', '-1014', '-1015', '-1018'];

const Sum = z.union([z.string(), z.bigint()]).transform((sum): Tiyn => tiyn(BigInt(sum)));
const Report: z.ZodType<CreditReport> = z.object({
  reference: z.string(),
  monthlyInstalments: Sum,
  worstOverdueDays: z.number(),
  worstOverdueAmount: Sum,
  stopCredit: z.boolean(),
  complete: z.boolean(),
});
type Scored = { number: string; score: number | null };
const Scored: z.ZodType<Scored> = z.object({ number: z.string(), score: z.number().nullable() });

export function fcbBureau(options: FcbOptions, answers: BureauAnswers): CreditBureau {
  const { url, user, ca, warn } = options;
  const logIn = withPasswords(options.passwords, warn);

  const ask = (path: string, namespace: string, body: object, answer: string, signal: AbortSignal) => {
    return (password: string) => {
      const header = { 'p:CigWsHeader': { 'p:Culture': 'ru-RU', 'p:UserName': user, 'p:Password': password } };
      return soapCall({ url: `${url}${path}`, ca }, { namespace, header, body }, answer, signal);
    };
  };

  /** @throws what a code of the bureau means that is no answer */
  function refuse(code: string): never {
    if (LOGIN.includes(code)) throw new LoginRefused(`code ${code}`);
    if (OURS.includes(code)) warn(`refused by its code ${code}`);
    if (OURS.includes(code) || THEIRS.includes(code)) throw new ProviderUnavailable(`code ${code}`);
    throw new ProviderGarbage(/^-?\d{1,6}$/.test(code) ? `code ${code}` : 'an answer of another form');
  }

  async function report(iin: Iin, signal: AbortSignal): Promise<CreditReport> {
    const keyValue = {
      reportImportCode: options.report,
      idNumber: iin,
      idNumberType: IIN_DOCUMENT,
      ConsentConfirmed: 1,
    };
    const body = { 'p:GetReport': { 'p:doc': { keyValue } } };
    const sent = ask('/FCBServices/Service', REPORTS, body, 'GetReportResponse', signal);
    return logIn(async (password) => {
      const answer = nodeAt(await sent(password), 'GetReportResult');
      const [result] = nodesAt(answer, 'CigResult');
      if (result) return readReport(result, iin, options.stopCredit);
      const code = textAt(answer, 'CigResultError/Errmessage/@code');
      return NO_HISTORY.includes(code) ? withoutHistory(code) : refuse(code);
    });
  }

  async function score(iin: Iin, signal: AbortSignal): Promise<Scored> {
    const attribute = (name: string, value: string) => ({ 'p:name': name, 'p:value': value });
    const attributes = [attribute('ConsentConfirmed', '1'), attribute('IIN', iin)];
    const body = { 'p:Score': { 'p:ScoreCard': options.scoreCard, 'p:attributes': attributes } };
    const sent = ask('/ScoreService/ScoreService', SCORES, body, 'ScoreResponse', signal);
    return logIn(async (password) => {
      const answer = nodeAt(await sent(password), 'return');
      const code = textAt(answer, 'ErrorCode');
      const number = /^\d{1,18}$/.exec(textAt(answer, 'IdQuery'))?.[0] ?? '';
      if (NO_SCORE.includes(code)) return { number, score: null };
      if (code !== '0') return refuse(code);
      return { number, score: pointsOf(textAt(answer, options.score)) };
    });
  }

  return {
    async report(iin, { key, signal }) {
      const { complete, ...told } = await answers.once(key, 'report', Report, () => report(iin, signal));
      const scored = await answers.once(key, 'score', Scored, () => score(iin, signal));
      return {
        ...told,
        reference: scored.number === '' ? told.reference : `${told.reference}/${scored.number}`,
        score: scored.score,
        reviewWanted: !complete || scored.score === null,
      };
    },
  };
}

/** Of somebody whom the bureau does not know it tells nothing, neither a delay nor a refusal of credit. */
const withoutHistory = (code: string): CreditReport => ({
  reference: `fcb:${code}`,
  monthlyInstalments: ZERO,
  worstOverdueDays: 0,
  worstOverdueAmount: ZERO,
  stopCredit: false,
  complete: false,
});

/** "444.0": a whole number of points from 0 to 1000. */
function pointsOf(text: string): number {
  const points = /^(\d{1,4})(?:\.0+)?$/.exec(text)?.[1];
  if (points === undefined || Number(points) > 1_000) throw new ProviderGarbage('a score of another form');
  return Number(points);
}
