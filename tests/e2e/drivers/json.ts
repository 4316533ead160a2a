import { randomUUID } from 'node:crypto';
import type { Applicant } from '../../support/person.ts';
import type { Driver } from '../journey.ts';
import { until, type World } from '../world.ts';
import { ADDRESS, EMPLOYMENT, PERSONAL } from './answers.ts';
import { typeCard } from './processor-page.ts';

type Envelope = {
  code: number;
  message?: string;
  token?: string;
  data?: unknown;
  businessLogicErrors?: readonly string[];
  validationErrors?: Readonly<Record<string, string>>;
  [key: string]: unknown;
};

const BRAND = 'nesie';

export class JsonClient {
  private token = '';
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async call(method: 'GET' | 'POST', path: string, body?: Record<string, unknown>, form = false): Promise<Envelope> {
    const headers: Record<string, string> = { 'accept-language': 'ru', 're-captcha': 'sandbox' };
    if (this.token) headers['x-auth-token'] = this.token;
    if (method === 'POST') headers['idempotency-key'] = randomUUID();
    if (body) headers['content-type'] = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const text = body && (form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body));
    const response = await fetch(`${this.url}/json/${path}`, { method, headers, ...(text ? { body: text } : {}) });
    const answer = (await response.json()) as Envelope;
    this.token = response.headers.get('x-auth-token') ?? answer.token ?? this.token;
    if (!response.ok || answer.code !== 0)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  get = (path: string) => this.call('GET', path);
  post = (path: string, body: Record<string, unknown> = {}) => this.call('POST', path, body);
  form = (path: string, body: Record<string, unknown>) => this.call('POST', path, body, true);
}

export function jsonDriver(world: World, client = new JsonClient(world.url)): Driver {
  let me: Applicant | undefined;
  const phone = () => me?.phone ?? '';

  const sign = async (creditId: string, documentType: string) => {
    const since = Date.now();
    await client.form('document', { creditId, documentType });
    const code = await world.codeFor(phone(), since);
    const shown = documentType === 'OFFER' ? (await client.get('consents?place=OFFER')).data : [];
    const consents = (shown as { type: string; hash: string }[]).map(({ type, hash }) => ({ type, hash }));
    await client.post('document/confirmation', { creditId, documentType, code, consents });
  };
  const decisionOf = async (creditId: string) =>
    (await client.get(`decision/id?creditId=${creditId}`)).data as { status: string };
  const pay = async (creditId: string, amount: number) => {
    const before = (await paidOf(client)) ?? 0;
    const opened = await client.post(`payment/common/simple-payment?creditId=${creditId}&amount=${amount}`);
    await typeCard((opened.data as { value: string }).value);
    await until('the payment to be received', async () => {
      const paid = await paidOf(client);
      return paid === undefined || paid > before ? true : undefined;
    });
  };

  return {
    async register(applicant) {
      me = applicant;
      const since = Date.now();
      await client.form(`${BRAND}/checkPhone`, { phone: applicant.phone });
      const consents = (await client.get('consents?place=REGISTRATION')).data as { type: string; hash: string }[];
      await client.post(`${BRAND}/registration`, {
        phone: applicant.phone,
        code: await world.codeFor(applicant.phone, since),
        consents: consents.map(({ type, hash }) => ({ type, hash })),
      });
      await client.post(`${BRAND}/password`, { value: applicant.password });
      await client.post('profile/iin', { iin: applicant.iin });
      const { lastName, firstName, patronymic, documentNumber } = applicant;
      await client.post('profile/personalData/edit', {
        ...PERSONAL,
        lastName,
        firstName,
        patronymic,
        noPatronymic: false,
        documentNumber,
      });
      await client.post('profile/address/edit', ADDRESS);
      await client.post('profile/employmentData/edit', { ...EMPLOYMENT, email: applicant.email });
      await client.post('profile/contacts/edit', {
        relative: { name: 'Асан Ахметов', phone: applicant.relativePhone, relation: 'BROTHER_SISTER' },
        friend: { name: 'Жанар Ким', phone: applicant.friendPhone, relation: 'FRIEND' },
      });
    },
    async apply({ amount, days }) {
      const products = (await client.get('product/available-products')).data as { id: number; productType: string }[];
      const product = products.find((one) => one.productType === 'INDIVIDUAL_PERSON_SPL');
      const answer = await client.form('credit', {
        purpose: 1,
        'creditProduct.id': product?.id ?? 0,
        amount,
        term: days,
        insuranceAgreed: false,
      });
      return (answer.data as { id: string }).id;
    },
    signOffer: (loanId) => sign(loanId, 'OFFER'),
    async takeMoneyToIban(creditId, iban) {
      await client.form('payment/onlinebank/create-remittance', { creditId, iban });
      await sign(creditId, 'APPLICATION_FOR_TRANSFER_MONEY');
    },
    async takeMoneyToCard(creditId, cardId) {
      await client.post(`payment/common/create-remittance?creditId=${creditId}&cardId=${cardId}`);
      await sign(creditId, 'APPLICATION_FOR_TRANSFER_MONEY');
    },
    async passBiometry() {
      const session = (await client.post('profile/biometry/create-session?biometryPurpose=AGREE_CREDIT')).data as {
        providerIdentifier: string;
      };
      await client.post('profile/biometry/upload/FACE', {
        providerIdentifier: session.providerIdentifier,
        imageType: 'FACE',
        vendor: 'V1',
      });
    },
    async waitUntilActive(loanId) {
      await until(
        `${loanId} to be ACTIVE`,
        async () => ((await decisionOf(loanId)).status === 'ACTIVE' ? true : undefined),
        40_000,
      );
    },
    pay,
    async repayInFull(loanId) {
      const info = (await client.get(`credit/1/prepayment_info?creditId=${loanId}`)).data as { amountCeil: number };
      await pay(loanId, info.amountCeil);
    },
    async waitUntilFinished(loanId) {
      await until(`${loanId} to be FINISHED`, async () => {
        const last = (await client.get('credit/lastFinished')).data as { id: string } | null;
        return last?.id === loanId ? true : undefined;
      });
    },
    async registerCard() {
      const started = await client.post('payment/common/start-card-registration', { returnPath: '/ru/new-card' });
      const { value, cardId } = started.data as { value: string; cardId: string };
      await typeCard(value);
      const amount = await world.blockedAmount(phone());
      // The bank's message may come before the processor's callback.
      await until('the card to be confirmed', () =>
        client
          .post('payment/processing-kz/complete-card-registration', { testAmount: amount, cardId })
          .catch((error: Error) =>
            error.message.includes('error.card.notActive') ? undefined : Promise.reject(error),
          ),
      );
      return String(cardId);
    },
  };
}

async function paidOf(client: JsonClient): Promise<number | undefined> {
  const current = (await client.get('credit/current')).data as { repaid: number; status: string } | null;
  return current && current.status !== 'CLOSING_PROCESS' ? current.repaid : undefined;
}
