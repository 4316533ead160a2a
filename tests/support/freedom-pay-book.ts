/** What Freedom Pay does with its calls, written from its pages, not from our adapter: one function a script. */

export const MERCHANT = '9970';
/** What a card of the imitation does, by the last four digits. */
const REFUSED_CARDS: Readonly<Record<string, string>> = { '1311': '10000', '4051': '51' };

export type Form = Record<string, string>;
type PgPayment = {
  id: string;
  order: string;
  amount: string;
  status: string;
  captured: string;
  refunds: string[];
  code: string;
  keys: string[];
  form: Form;
};
/** A field with fields in it stands in a signature for the values of those, in the order of their names. */
export type Inner = { name: string; text: string; values: readonly string[] };
type Said = { fields: Form; inner?: Inner };
export type Announce = (url: string | undefined, fields: Form, secret: 'merchant' | 'payout') => void;

const error = (code: string): Said => ({
  fields: { pg_status: 'error', pg_error_code: code, pg_error_description: 'x' },
});
const ok = (fields: Form = {}): Said => ({ fields: { pg_status: 'ok', ...fields } });
const refundedOf = ({ refunds }: PgPayment) => refunds.reduce((sum, one) => sum + Number(one), 0);

export function freedomPayBook(announce: Announce) {
  const payments = new Map<string, PgPayment>();
  const cards: { user: string; pan: string; token: string }[] = [];
  const payouts: { id: string; order: string; status: string; code: string }[] = [];
  /** `takesAtOnce`: a charge by token is not only blocked. */
  const terminal = { takesAtOnce: false };
  let last = 7_000_000;
  function newId() {
    last += 1;
    return String(last);
  }

  function open(form: Form, captured: string): PgPayment {
    const key = form.pg_idempotency_key;
    const known = [...payments.values()].find((one) => key && one.form.pg_idempotency_key === key);
    if (known) return known;
    const { pg_order_id: order = '', pg_amount: amount = '' } = form;
    const begun = { id: newId(), order, amount, status: 'new', captured, refunds: [], code: '', keys: [], form };
    payments.set(begun.id, begun);
    return begun;
  }

  function result(payment: PgPayment) {
    const fields = {
      pg_order_id: payment.order,
      pg_payment_id: payment.id,
      pg_amount: payment.amount,
      pg_currency: 'KZT',
      pg_result: payment.status === 'success' ? '1' : '0',
      pg_payment_date: '2026-11-23 10:15:00',
      pg_can_reject: '0',
      pg_captured: payment.captured,
      pg_failure_code: payment.code,
    };
    announce(payment.form.pg_result_url, fields, 'merchant');
  }

  function settle(payment: PgPayment, pan: string) {
    payment.code = REFUSED_CARDS[pan.slice(-4)] ?? '';
    payment.status = payment.code ? 'failed' : 'success';
    result(payment);
  }

  function refundsOf({ refunds }: PgPayment): Inner {
    const tag = (name: string, value: string) => `<${name}>${value}</${name}>`;
    const row = (sum: string) =>
      tag('pg_payment_id', '9') +
      tag('pg_payment_status', 'success') +
      tag('pg_amount', `-${sum}`) +
      tag('pg_payment_date', '2026-11-23 11:26:36');
    return {
      name: 'pg_refund_payments',
      text: refunds.map((sum) => tag('pg_refund_payment', row(sum))).join(''),
      values: refunds.flatMap((sum) => [`-${sum}`, '2026-11-23 11:26:36', '9', 'success']),
    };
  }

  const scripts: Readonly<Record<string, (form: Form) => Said>> = {
    'init_payment.php': (form) => {
      const { id } = open(form, form.pg_auto_clearing === '1' ? '1' : '0');
      return ok({ pg_payment_id: id, pg_redirect_url: `https://pay.example.kz/${id}?a=1` });
    },
    init: (form) => {
      const known = cards.some(({ token, user }) => token === form.pg_card_token && user === form.pg_user_id);
      if (!known) return error('7001');
      return ok({
        pg_payment_id: open(form, terminal.takesAtOnce ? '1' : '0').id,
        pg_order_id: form.pg_order_id ?? '',
      });
    },
    direct: (form) => {
      const payment = payments.get(form.pg_payment_id ?? '');
      const card = cards.find((one) => one.token === payment?.form.pg_card_token);
      if (!payment || !card) return error('11068');
      if (payment.status === 'new') settle(payment, card.pan);
      return ok({ pg_payment_id: payment.id });
    },
    'get_status3.php': (form) => {
      const byOrder = [...payments.values()].findLast((one) => one.order === form.pg_order_id);
      const payment = form.pg_payment_id ? payments.get(form.pg_payment_id) : byOrder;
      if (!payment || (form.pg_order_id ?? payment.order) !== payment.order) return error('11068');
      const said = ok({
        pg_payment_id: payment.id,
        pg_amount: payment.amount,
        pg_currency: 'KZT',
        pg_payment_status: payment.status,
        pg_clearing_amount: payment.amount,
        pg_captured: payment.captured,
        pg_create_date: '2026-11-23 10:14:20',
        pg_refund_amount: `-${refundedOf(payment)}`,
        pg_failure_code: payment.code,
      });
      return payment.refunds.length > 0 ? { ...said, inner: refundsOf(payment) } : said;
    },
    'do_capture.php': (form) => {
      const payment = payments.get(form.pg_payment_id ?? '');
      if (payment?.status !== 'success' || payment.captured !== '0') return error('10004');
      if (Number(form.pg_clearing_amount) !== Number(payment.amount)) return error('10002');
      payment.captured = '1';
      return ok();
    },
    'revoke.php': (form) => {
      const payment = payments.get(form.pg_payment_id ?? '');
      const { pg_idempotency_key: key = '', pg_refund_amount: sum = '' } = form;
      if (payment?.captured !== '1') return error('11068');
      if (payment.keys.includes(key)) return ok();
      const left = Number(payment.amount) - refundedOf(payment) - Number(sum);
      if (left < 0) return error('10002');
      payment.keys.push(key);
      payment.refunds.push(String(Number(sum)));
      if (left === 0) payment.status = 'refunded';
      return ok();
    },
    'cancel.php': (form) => {
      const payment = payments.get(form.pg_payment_id ?? '');
      if (payment?.captured !== '0' || payment.status === 'canceled') return error('10003');
      payment.status = 'canceled';
      return ok();
    },
    add: (form) => {
      const { id } = open(form, '0');
      const page = `https://pay.example.kz/v1/merchant/${MERCHANT}/cardstorage/view?pg_payment_id=${id}`;
      return ok({ pg_payment_id: id, pg_merchant_id: MERCHANT, pg_order_id: '', pg_redirect_url: page });
    },
    list: (form) => {
      const card = cards.find((one) => one.user === form.pg_user_id);
      if (!card) return { fields: {} };
      const { pan, token } = card;
      const values = [`${pan.slice(0, 4)}-${pan.slice(4, 6)}XX-XXXX-${pan.slice(-4)}`, '4', token, 'success'];
      const names = ['pg_card_hash', 'pg_card_id', 'pg_card_token', 'pg_status'];
      const text = names.map((name, i) => `<${name}>${values[i]}</${name}>`).join('');
      return { fields: {}, inner: { name: 'card', text, values } };
    },
    // It pays a repeated order once more: what our side must never cause.
    reg2reg: (form) => {
      const order = form.pg_order_id ?? '';
      const card = cards.find(({ token, user }) => token === form.pg_card_token_to && user === form.pg_user_id);
      if (!card || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(form.pg_order_time_limit ?? '')) return error('7001');
      const code = REFUSED_CARDS[card.pan.slice(-4)] ?? '';
      const id = newId();
      payouts.push({ id, order, status: code ? 'error' : 'success', code });
      const said = { pg_status: code ? 'error' : 'ok', ...(code ? { pg_failure_code: code } : {}) };
      const fields = { pg_payment_id: id, pg_order_id: order, pg_payment_date: '2026-11-23 12:00:00', ...said };
      announce(form.pg_post_link, fields, 'payout');
      return ok({ pg_payment_id: id });
    },
    payment_status2: (form) => {
      const payout = payouts.findLast((one) => one.order === form.pg_order_id);
      if (!payout) return ok({ pg_payment_id: '0', pg_payment_status: 'error' });
      const code: Form = payout.code ? { pg_failure_code: payout.code } : {};
      return ok({ pg_payment_id: payout.id, pg_payment_status: payout.status, ...code });
    },
  };

  function paymentOf(id: string): PgPayment {
    const payment = payments.get(id);
    if (!payment) throw new Error('no such payment');
    return payment;
  }

  return {
    payments,
    payouts,
    terminal,
    paymentOf,
    announce: result,
    say: (script: string, form: Form): Said => scripts[script]?.(form) ?? error('404'),
    /** A person types a card on the page of a payment or of a registration. */
    typed(id: string, pan: string) {
      const payment = paymentOf(id);
      const { pg_post_link: link, pg_user_id: user = '' } = payment.form;
      if (!link) return settle(payment, pan);
      const fails = pan.startsWith('5325');
      if (!fails) cards.push({ user, pan, token: `token-${id}` });
      announce(link, { pg_status: fails ? 'error' : 'ok', pg_payment_id: id, pg_user_id: user }, 'merchant');
    },
    register: (user: string, pan: string) => void cards.push({ user, pan, token: `token-of-${user}` }),
    disputed(id: string) {
      const payment = paymentOf(id);
      payment.refunds.push(payment.amount);
      payment.status = 'refunded';
      result(payment);
    },
  };
}
