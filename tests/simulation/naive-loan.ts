/**
 * A second, deliberately simple model of a loan: each day adds interest and penalty in millionths of a tiyn; R2 drops
 * fractions.
 */
import type { Price, Terms } from '../../schema/events/figures.ts';
import { isDayOff } from '../../schema/reference/calendar.ts';
import { gesvCapsOn, mciOn, overpaymentCapOn, penaltyLimitsOn } from '../../schema/reference/caps.ts';
import { productOf } from '../../schema/reference/products.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  earliest,
  type LocalDate,
  latest,
  localDate,
} from '../../schema/values/local-date.ts';
import { type Agreement, ALL, type Fact, min, type Owed, type Part, type Row, rowOf, sum, taken } from './facts.ts';

const MILLION = 1_000_000n;
const NOTHING: Owed = { principal: 0n, interest: 0n, penalty: 0n, premium: 0n };

/** Facts are in the order in which they were reported. A refinancing ends one loan and begins the next. */
export function naiveLoan(terms: Terms, price: Price, facts: readonly Fact[], today: LocalDate): NaiveLoan {
  const over = facts.findIndex(({ kind }) => kind === 'refinance');
  const next = facts[over];
  if (next?.kind !== 'refinance') return new NaiveLoan(terms, price, facts, today);
  const old = new NaiveLoan(terms, price, facts.slice(0, over), next.on);
  const wrong = ALL.some((part) => old.owed(part) !== (part === 'principal' ? next.terms.amount : 0n));
  if (wrong) throw new Error('refinanced with something else than its principal');
  return naiveLoan(next.terms, next.price, facts.slice(over + 1), today);
}
class NaiveLoan {
  status = 'ACTIVE';
  rows: Row[];
  surplus = 0n;
  #base = 'ACTIVE';
  readonly #free = { ...NOTHING };
  #stopped: LocalDate | null = null;
  #deferred: LocalDate | null = null;
  #today: LocalDate;
  #rate: bigint;
  #maturity: LocalDate;
  #instalment: boolean;
  #fixedUntil: LocalDate | null;
  /** The lawful maximum price of the principal up to this day. */
  #lawful = { on: localDate('1970-01-01'), before: 0n };
  #charged: bigint;
  #interest = 0n;
  /** The unearned premiums; null once another term is agreed. */
  #unearned: bigint | null = 0n;
  readonly #earnedUntil: LocalDate;
  /** Premiums of instalments are asked for by each row as far as they are earned. */
  readonly #byRow: boolean;
  #penaltyThisYear = 0n;
  #parts = { interest: 0n, penalty: 0n };
  readonly #terms: Terms;
  readonly #price: Price;
  readonly #limits: ReturnType<typeof penaltyLimitsOn>;
  constructor(terms: Terms, price: Price, facts: readonly Fact[], today: LocalDate) {
    [this.#terms, this.#price, this.#limits] = [terms, price, penaltyLimitsOn(price.issueDate)];
    [this.#today, this.#rate, this.#maturity] = [price.issueDate, price.rate, price.maturity];
    this.#instalment = productOf(terms.productType).engine === 'INSTALMENT';
    this.#fixedUntil = terms.pricing === 'ECONOMICAL' ? price.maturity : null;
    this.#lawful.on = price.issueDate;
    const premiums = price.fastIssueFee + price.insurancePremium;
    this.#byRow = this.#instalment && premiums > 0n;
    this.#earnedUntil = (this.#byRow ? undefined : price.rows[0]?.date) ?? price.maturity;
    this.rows = this.#dealt(price.rows);
    if (this.#byRow) this.#unearned = premiums;
    this.#earn(price.issueDate);
    this.#charged = premiums;
    const factsOf = (day: LocalDate) => facts.filter((fact) => fact.on === day);
    for (let day = price.issueDate; day <= today; day = addDays(day, 1)) this.#day(day, factsOf(day));
    this.#round();
  }
  #all = (): Owed[] => [...this.rows, this.#free];
  owed = (part: Part): bigint => sum(this.#all(), part);
  overdueSince = (late = this.#lateFrom()): LocalDate | null => {
    const owes = sum(this.#all(), 'principal', 'interest') > 0n;
    if (owes && this.#stopped) return addDays(this.#stopped, 1 - this.#limits.fullDays);
    return late && late <= this.#today ? late : null;
  };
  /** Late and due amounts, penalty included. */
  get due(): bigint {
    const asked = this.rows.filter((row) => this.#dueDate(row) <= this.#today);
    return sum(asked, 'principal', 'interest', 'premium') + sum(this.#after(), 'interest') + this.#free.penalty;
  }
  /** Without services: an unpaid service makes no loan late. */
  #asked = (): bigint =>
    this.due -
    sum(
      this.rows.filter((row) => this.#dueDate(row) <= this.#today),
      'premium',
    );
  #dueDate = (row: Row): LocalDate => earliest(row.date, this.#maturity);
  #lastDay = (row: Row): LocalDate => {
    const own = row.date > this.#maturity ? this.#maturity : row.lastDay;
    return this.#stopped ? earliest(own, this.#stopped) : latest(own, this.#deferred ?? own);
  };
  #isLate = (row: Row): boolean => this.#lastDay(row) < this.#today;
  #unpaid = (): Row[] => this.rows.filter((row) => row.paidOn === null);
  #isPaidOff = (): boolean => sum(this.#all(), ...ALL) === 0n;
  #after = (): Owed[] => (this.#today > this.#maturity ? [this.#free] : []);
  #lateFrom = ([oldest] = this.#unpaid()): LocalDate | null => (oldest ? addDays(this.#lastDay(oldest), 1) : null);
  #day(day: LocalDate, facts: readonly Fact[]): void {
    const issued = this.#price.issueDate;
    this.#today = day;
    if (day > issued && !this.#isPaidOff()) this.#accrue(day);
    const years = 12 * (Number(day.slice(0, 4)) - Number(issued.slice(0, 4)));
    const anniversary = years > 0 && addMonths(issued, years) === day;
    const fixes = this.#unpaid().some((row) => this.#dueDate(row) === day || this.#lastDay(row) === day);
    const outcome = facts.some((fact) => fact.kind !== 'prepay') || anniversary;
    if (fixes || outcome || day === this.#fixedUntil || this.#stops(day)) this.#round();
    if (anniversary) this.#penaltyThisYear = 0n;
    if (this.#stops(day)) [this.#stopped, this.#maturity] = [day, earliest(this.#maturity, day)];
    const asks = this.#unpaid().find((row) => this.#dueDate(row) === day);
    if (asks) {
      asks.asked += this.#free.interest;
      [asks.interest, this.#free.interest] = [asks.interest + this.#free.interest, 0n];
      [asks.premium, this.#free.premium] = [asks.premium + this.#free.premium, 0n];
      if (this.#instalment) this.#closeRows();
    }
    this.#timePasses(day);
    for (const [i, fact] of facts.entries()) this.#happens(fact, facts.slice(0, i));
  }
  #stops = (day: LocalDate, late = this.#stopped ? null : this.#lateFrom()): boolean =>
    late !== null && addDays(late, this.#limits.fullDays - 1) === day;
  #accrue(day: LocalDate): void {
    if (this.#fixedUntil && day <= this.#fixedUntil) {
      this.#parts.interest += (this.#economical(day) - this.#economical(addDays(day, -1))) * MILLION;
    } else if (!this.#stopped) this.#parts.interest += this.owed('principal') * this.#rate;
    const after = productOf(this.#terms.productType).forEntrepreneurs ? this.#limits.dailyAfter : 0n;
    const late = this.#lateSum();
    this.#parts.penalty += late * (this.#stopped ? after : this.#limits.daily);
  }
  /** Principal and interest due up to the last late row, less payments. */
  #lateSum(): bigint {
    const late = this.rows.filter(this.#isLate);
    if (!this.#instalment) return sum(late, 'principal', 'interest');
    const open = late.reduce((all, row) => all + row.asked, 0n) - this.#paid();
    return open > 0n ? open : 0n;
  }
  /** Paid principal, due or not, and paid interest that was due. */
  #paid = (): bigint => this.rows.reduce((all, row) => all + row.asked - row.principal - row.interest, 0n);
  /** R9: the fixed price, limited to what the law allows for the principal of each day. */
  #economical = (day: LocalDate): bigint => min(this.#price.interest, this.#lawfulTo(day));
  #lawfulTo(day: LocalDate, held = this.owed('principal')): bigint {
    const days = Math.max(0, daysBetween(this.#lawful.on, day));
    const caps = gesvCapsOn(this.#price.issueDate);
    const short = this.#price.days <= caps.shortDays && this.#terms.amount <= mciOn(this.#price.issueDate) * 45n;
    const yearly = Number(held) * ((1 + (short ? caps.short : caps.general) / 1_000_000 - 1e-6) ** (days / 365) - 1);
    const daily = (held * caps.shortRateBelow * BigInt(days)) / MILLION;
    const most = BigInt(Math.floor(yearly));
    return this.#lawful.before + (short ? min(daily, most) : most);
  }
  /**
   * Premiums are earned as the law allows beside the interest of those days: of an insurance its days of cover, and the
   * fee of a single payment in full once the schedule asks for it.
   */
  #earn(day: LocalDate): void {
    const [first] = this.rows;
    const { fastIssueFee: fee, insurancePremium: insurance, issueDate, maturity } = this.#price;
    if (
      !first ||
      this.#unearned === null ||
      this.owed('principal') === 0n ||
      day > earliest(this.#earnedUntil, this.#maturity)
    )
      return;
    const room = this.#most(this.#lawfulTo(day) - this.#interest);
    if (this.#byRow) {
      const cover = (insurance * BigInt(daysBetween(issueDate, day))) / BigInt(daysBetween(issueDate, maturity));
      const earned = min(fee + cover, room) / 100n;
      const more = this.#most(earned * 100n - (fee + insurance - this.#unearned));
      [this.#free.premium, this.#unearned] = [this.#free.premium + more, this.#unearned - more];
      return;
    }
    const agreed = this.owed('principal') === this.#terms.amount;
    const left = day >= this.#earnedUntil && agreed ? 0n : fee - min(fee, room);
    first.premium += this.#unearned - left;
    this.#unearned = left;
  }
  #dealt = (rows: readonly Price['rows'][number][]): Row[] =>
    rows.map((row) => ({ ...rowOf(row), ...(this.#byRow ? { premium: 0n } : {}) }));
  #most = (sum: bigint): bigint => (sum > 0n ? sum : 0n);
  #round(): void {
    const room = (this.#terms.amount * overpaymentCapOn(this.#price.issueDate)) / MILLION - this.#charged;
    const interest = min(this.#parts.interest / MILLION, room);
    const yearly = (this.#terms.amount * this.#limits.yearlyPpm) / MILLION - this.#penaltyThisYear;
    const penalty = min(this.#parts.penalty / MILLION, yearly, room - interest);
    this.#parts = { interest: 0n, penalty: 0n };
    [this.#free.interest, this.#free.penalty] = [this.#free.interest + interest, this.#free.penalty + penalty];
    [this.#charged, this.#penaltyThisYear] = [this.#charged + interest + penalty, this.#penaltyThisYear + penalty];
    this.#interest += interest;
    this.#earn(this.#today);
  }
  #timePasses(day: LocalDate): void {
    const [oldest] = this.#unpaid();
    if (!oldest) return;
    const due = oldest.date <= day && oldest.date <= this.#maturity;
    if (this.status === this.#base && due && isDayOff(oldest.date)) this.status = 'GRACE_DAY_OFF';
    const late = this.#base === 'RESTRUCTURED' ? 'RESTRUCTURED_EXPIRED' : 'EXPIRED';
    if (this.#isLate(oldest) && [this.#base, 'GRACE_DAY_OFF'].includes(this.status)) this.status = late;
    if (this.#isLate(oldest) && this.status === 'GRACE_MANUAL') this.status = 'GRACE_EXPIRED';
    if (this.#stopped) this.status = 'CALCULATION_STOPPED';
  }
  #happens(fact: Fact, before: readonly Fact[]): void {
    const asked = before.findLast(({ kind }) => kind === 'prepay' || kind === 'redeal');
    const lawful = { on: this.#today, held: this.owed('principal'), before: this.#lawfulTo(this.#today) };
    if (fact.kind === 'pay') this.#pay(fact.amount, asked?.kind === 'prepay' ? asked : null, fact.under);
    this.#heldFrom(lawful);
    if (fact.kind === 'waive') this.#free.penalty -= min(fact.amount, this.#free.penalty);
    if (fact.kind === 'defer') [this.#deferred, this.status] = [fact.until, 'GRACE_MANUAL'];
    if (fact.kind === 'redeal') this.#deal(fact.rows, fact.on, this.owed('principal'));
    if (fact.kind === 'agree') this.#agree(fact.price, fact.what === 'RESTRUCTURING');
    if (fact.kind === 'bonus') taken(fact.amount, 'interest', this.#all());
    if (['waive', 'bonus', 'redeal'].includes(fact.kind)) this.#settle();
    this.#timePasses(fact.on);
    // After a charge-off or a sale nothing is owed, though nothing was paid.
    if (fact.kind === 'end') for (const one of this.#all()) Object.assign(one, NOTHING);
    if (fact.kind === 'end') this.status = fact.status;
  }
  #heldFrom(since: { on: LocalDate; held: bigint; before: bigint }): void {
    if (this.owed('principal') < since.held && this.#lawful.on <= since.on) this.#lawful = since;
  }
  #deal(rows: readonly Price['rows'][number][], after: LocalDate | null, principal: bigint): void {
    this.rows = [...this.rows.filter((row) => after && row.date <= after), ...this.#dealt(rows)];
    if (this.owed('principal') !== principal) throw new Error(`the new schedule does not deal out ${principal}`);
    this.#maturity = rows.at(-1)?.date ?? this.#maturity;
  }
  /**
   * Once the amount due at signing is paid, the rest is rescheduled. A restructuring waives penalty and adds charges to
   * the principal.
   */
  #agree(price: Price, anew: boolean): void {
    if (!anew && this.#fixedUntil && this.#today < this.#fixedUntil) {
      this.#lawful = { on: this.#fixedUntil, before: this.#lawfulTo(this.#today) };
    }
    const principal = this.owed('principal') + (anew ? this.owed('interest') + this.owed('premium') : 0n);
    this.#unearned = null;
    this.#deal(price.rows, null, principal);
    this.#free.penalty = this.#free.interest = this.#free.premium = 0n;
    this.status = this.#base = anew ? 'RESTRUCTURED' : 'PROLONGED';
    this.#rate = min(this.#rate, price.rate);
    this.#stopped = this.#deferred = null;
    if (anew) [this.#instalment, this.#fixedUntil] = [true, null];
    this.#settle();
  }
  #pay(amount: bigint, prepays: { part: bigint | null } | null, under: Agreement | null): void {
    let rest = amount;
    const take = (part: Part, from: readonly Owed[], atMost = rest): void => {
      rest -= taken(atMost, part, from);
    };
    const ofTheDay = under === 'PROLONGATION' || under === 'REFINANCING';
    // A refinancing takes the principal over, unless the money pays everything.
    const leaves = under === 'REFINANCING' && amount < sum(this.#all(), ...ALL);
    if (ofTheDay) for (const part of ['penalty', 'interest', 'premium'] as const) take(part, this.#all());
    if (leaves) [this.surplus, rest] = [this.surplus + rest, 0n];
    if (ofTheDay) take('principal', this.#all());
    // What the stop makes due is late at once.
    const isLate = (row: Row): boolean => this.#isLate(row) || this.#stopped === this.#today;
    const late = this.rows.filter(isLate);
    const due = this.rows.filter((row) => this.#dueDate(row) <= this.#today && !isLate(row));
    const coming = this.rows.filter((row) => this.#dueDate(row) > this.#today);
    take('principal', late);
    take('interest', due.length > 0 ? late : [...late, ...this.#after()]);
    // A signed restructuring gives the penalty up.
    if (under !== 'RESTRUCTURING') take('penalty', [this.#free]);
    take('principal', due);
    take('interest', [...due, ...this.#after()]);
    take('premium', [...late, ...due]);
    const covers = rest >= sum([...coming, this.#free], 'principal', 'premium', 'interest');
    const all = !this.#instalment || under || covers;
    const kept = all ? 0n : rest - min(rest, prepays?.part ?? 0n);
    let order: Part[] = this.#instalment ? ['interest', 'principal', 'premium'] : ['principal', 'interest', 'premium'];
    if (under) order = ['interest', 'premium', 'principal'];
    for (const part of order) take(part, [...coming, this.#free], rest - kept);
    this.surplus += rest;
    this.#settle();
  }
  #isCured(): boolean {
    const service = this.#free.penalty === 0n && this.owed('premium') > 0n;
    return this.overdueSince() === null && (this.#unpaid().length > 0 || service);
  }
  /** Rows close in order of days. An instalment closes when all payments cover all that was due up to it. */
  #closeRows(): void {
    const given = sum(this.#all(), 'principal', 'interest') === 0n;
    let came = this.#paid();
    for (const row of this.rows) {
      came -= row.asked;
      const owes = this.#instalment ? came < 0n : sum([row], 'principal', 'interest') > 0n;
      const after = row === this.rows.at(-1) ? sum(this.#after(), 'interest') : 0n;
      const closes = this.#dueDate(row) <= this.#today && !owes && after === 0n;
      if (given || closes) row.paidOn ??= this.#today;
    }
  }
  #settle(): void {
    this.#closeRows();
    if (this.#isCured() && ['EXPIRED', 'GRACE_EXPIRED', 'RESTRUCTURED_EXPIRED'].includes(this.status))
      this.status = this.#base;
    if (!this.#unpaid().some((row) => row.date <= (this.#deferred ?? ''))) this.#deferred = null;
    if (this.status === 'GRACE_MANUAL' && this.#deferred === null) this.status = this.#base;
    if (this.status === 'GRACE_DAY_OFF' && this.#asked() === 0n) this.status = this.#base;
    if (this.#isPaidOff()) this.status = 'CLOSING_PROCESS';
  }
}
