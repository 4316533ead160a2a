/**
 * What several texts tell of one rule, and the one place in the code that its figure comes from: consents, the offer,
 * letters and pages may not promise different days or shares (R1040).
 */

import { BONUS_RULES } from '../../schema/reference/bonus.ts';
import { COOLING_OFF, PENALTY_LIMITS } from '../../schema/reference/caps.ts';
import { DISPUTE } from '../../schema/reference/dispute.ts';
import { EVIDENCE } from '../../schema/reference/evidence.ts';
import {
  APPLICATION_DAYS,
  CESSION,
  DECISION_HOURS,
  DEMAND_LETTERS,
  PROLONGATION,
  RESTRUCTURING,
  SCORING,
  STATEMENT,
} from '../../schema/reference/limits.ts';
import { POST_FETCH_DAYS } from '../../schema/reference/payout-limits.ts';
import { TARIFFS } from '../../schema/reference/rates.ts';
import { KEPT_YEARS } from '../../server/domain/account/forgetting.ts';
import { pairs } from './all-texts.ts';
import type { Pair } from './source-texts.ts';
import { clausesOf } from './text-facts.ts';

export type Told = {
  readonly rule: string;
  readonly says: string;
  /** A paragraph in which `figure` occurs tells the rule where it has the topic too. */
  readonly topic: RegExp;
  readonly figure: RegExp;
  readonly value: number;
};

/** A number as it is written, in figures or words, or what is put in its place. */
const NUMBER = String.raw`(\d+(?:[,.]\d+)?|\{[\w.]+\}|(?<!\p{L})(?:дв[ае]|двух|тр[иё]\p{L}*|пят[ьи]|сем[ьи])(?!\p{L}))`;
const told = (rule: string, says: string, topic: RegExp, figure: string, value: number): Told => ({
  rule,
  says,
  topic,
  figure: new RegExp(figure.replaceAll('N', NUMBER), 'gu'),
  value,
});

const [penalty] = PENALTY_LIMITS.toReversed();
const [coolingOff] = COOLING_OFF.toReversed();
const [bonus] = BONUS_RULES.toReversed();
const [tariff] = TARIFFS.toReversed();
if (!penalty || !coolingOff || !bonus || !tariff) throw new Error('a table without a row');
const percent = (ppm: number | bigint): number => Number(ppm) / 10_000;

const STOPPED = /начислени[яй]|не начисл|не раст|перестают начисляться|вся оставшаяся|письменного уведомления/u;
const PENALTY = /неустойк|пен[яи]/iu;
const INCOME = /выписк|доход/iu;
const [late, days] = ['(?:последовательных )?дн(?:я|ей) просрочки', '(?:календарных )?дн(?:я|ей)'];

export const TOLD: readonly Told[] = [
  told(
    'R11',
    'penalty a day, % of what is overdue',
    PENALTY,
    'N % (?:в день )?от (?:суммы )?просроч',
    percent(penalty.daily),
  ),
  told(
    'R11',
    'penalty a year, % of the loan',
    PENALTY,
    'N(?: %)? (?:от )?(?:полученной )?суммы (?:микрокредита )?за (?:каждый )?год',
    percent(penalty.yearlyPpm),
  ),
  told('R11', 'days late with the higher penalty', PENALTY, '(?:первые|первых) N дней', penalty.fullDays),
  told('R12', 'days late after which nothing accrues', STOPPED, `N ${late}`, penalty.fullDays),
  told(
    'R12',
    'days late after which nothing accrues, of a status',
    STOPPED,
    'Просрочка больше N дней',
    penalty.fullDays,
  ),
  told('R12', 'days late after which nothing accrues, of a line', /После/u, 'После N-го дня', penalty.fullDays),
  told(
    'R12',
    'penalty of an entrepreneur after that, % a day',
    PENALTY,
    '(?:становится|пеня —) N % в день',
    percent(penalty.dailyAfter),
  ),
  told(
    'R24',
    'days late in which other terms may be asked for',
    /условий|условия/u,
    'N дней с (?:начала|даты) просрочки',
    DEMAND_LETTERS.changeOfTermsDays,
  ),
  told(
    'R24',
    'days of the answer to that',
    /условий|условия/u,
    `(?:даётся|ответит) в течение N ${days}`,
    DEMAND_LETTERS.termsAnswerDays,
  ),
  told(
    'R24',
    'days of the notice before a sale of the claim',
    /другому кредитору/u,
    'письмом за N дней',
    CESSION.noticeDays,
  ),
  told(
    'R9',
    'days of the economical price',
    /Экономн|установлено сразу|Ставка на/u,
    '(?:сразу за|всегда) N д[не]',
    tariff.economicalDays,
  ),
  told(
    'R95',
    'hours of a fast decision',
    /решени|рассмотрени/iu,
    '(?:за|до|в течение|рассмотрением:) N ч(?:ас|\\.)',
    DECISION_HOURS.fast,
  ),
  told(
    'R95',
    'days of a decision',
    /решаем|подписали заявку|подписи/u,
    '(?:долгое за|чем через|дольше) N дн',
    DECISION_HOURS.standard / 24,
  ),
  told(
    'R18',
    'days of an unfinished application',
    /[Зз]аявк/u,
    '(?:хранится|за|ждёт проверки лица) N дней',
    APPLICATION_DAYS.value,
  ),
  told('R18', 'days of money at the post office', /заб[ре]р?ать|заберите/u, '(?:за|в течение) N дней', POST_FETCH_DAYS),
  told('R23', 'hours to think', /подумать|подтвердите получение/u, 'N час', coolingOff.hours),
  told(
    'R25',
    'days before the end when one may ask',
    /до возврата|до конца срока/u,
    'за N дн',
    PROLONGATION.daysBefore,
  ),
  told('R25', 'prolongations', /[Пп]родлить|[Дд]а: на/u, 'не больше N раз', PROLONGATION.atMost),
  told(
    'R25',
    'months of a restructuring, at most',
    /[Рр]азложи/u,
    '(?:2–|\\}\u2060?–\u2060?)N месяцев',
    RESTRUCTURING.maxMonths,
  ),
  told('R28', 'months of a statement', INCOME, 'N месяц(?!ах из)', STATEMENT.months),
  told('R96', 'months with income', INCOME, '(?:хотя бы в|в) N (?:из|месяцах)', STATEMENT.incomeMonths),
  told('R28', 'days of a statement', INCOME, '(?:больше|подтверждает доход) N дн', STATEMENT.days),
  told('R97', 'the highest age', /[Зз]аймы? выда[её]м|[Жж]итель/u, 'до N лет', SCORING.maxAge),
  told('R97', 'days late elsewhere', /просрочк/u, 'больше N дней (?:и|на)', SCORING.overdueDays),
  told('R190', 'days of the answer to a dispute', /./u, 'Ответим за N дней', DISPUTE.answerDays),
  told(
    'R15',
    'bonus, % of interest paid',
    /процент/u,
    '(?:вернём|начисляем|возвращаем) N(?: %)?',
    percent(bonus.earnedPpm),
  ),
  told(
    'R15',
    'interest that bonuses may pay, %',
    /[Бб]онус|процент/u,
    '(?:оплатить до|^)N(?: %)? (?:всех его )?процентов',
    percent(bonus.limitPpm),
  ),
  told(
    'R157',
    'years that the law keeps data',
    /[Хх]ран|Согласие действует/u,
    '(?:дольше|действует|обязательств и|заёмщика) N лет',
    KEPT_YEARS,
  ),
  told(
    'R503',
    'years of accepted photos',
    /[Пп]ринят/u,
    '(?:видео –|[Пп]ринятые(?: храним)?|через) N лет',
    EVIDENCE.acceptedDays / 365,
  ),
];

/** Where a rule is told: each paragraph, and the figures in it. */
export const tellersOf = ({ topic, figure }: Told): (Pair & { readonly figures: readonly string[] })[] =>
  pairs.flatMap(clausesOf).flatMap((clause) => {
    const figures = topic.test(clause.ru) ? [...clause.ru.matchAll(figure)].map(([, found = '']) => found) : [];
    return figures.length > 0 ? [{ ...clause, figures }] : [];
  });
