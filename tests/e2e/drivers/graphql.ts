/** The journey through GraphQL, as a third party's client: queries as free text, the session in a header. */

import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { PERSONAS } from '../../../schema/reference/personas.ts';
import { type Applicant, saysEntrepreneur } from '../../support/person.ts';
import type { Driver } from '../journey.ts';
import { until, type World } from '../world.ts';
import { ADDRESS, EMPLOYMENT, PERSONAL } from './answers.ts';
import { typeCard } from './processor-page.ts';

type Answer = { data?: Record<string, unknown>; errors?: readonly { message: string }[] };
type Payload = { errors: readonly { code: string; message: string }[]; [key: string]: unknown };

/** Large enough for the office to keep it; drawn once, when first asked for. */
let frame: Promise<string> | undefined;
const aFrame = (): Promise<string> => {
  frame ??= sharp({ create: { width: 640, height: 640, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer()
    .then((jpeg) => `data:image/jpeg;base64,${jpeg.toString('base64')}`);
  return frame;
};

export class GraphqlClient {
  private cookie = '';
  /** A balancer may send the next call elsewhere. */
  url: string;

  constructor(url: string) {
    this.url = url;
  }

  async call(
    query: string,
    variables: Record<string, unknown> = {},
    key: string = randomUUID(),
  ): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'accept-language': 'ru',
        ...(this.cookie ? { cookie: this.cookie } : {}),
      },
      body: JSON.stringify({ query, variables }),
    });
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    if (set.length > 0) this.cookie = set.join('; ');
    const answer = (await response.json()) as Answer;
    if (answer.errors?.length || !answer.data)
      throw new Error(`${query.slice(0, 80)}: ${JSON.stringify(answer.errors)}`);
    return answer.data;
  }

  /** The session, for a browser to go on with. */
  get cookies(): readonly { name: string; value: string; url: string }[] {
    const pairs = this.cookie.split('; ').map((pair) => pair.split('='));
    return pairs.flatMap(([name, value]) => (name && value ? [{ name, value, url: this.url }] : []));
  }

  async done(field: string, query: string, variables: Record<string, unknown> = {}): Promise<Payload> {
    const payload = (await this.call(query, variables))[field] as Payload;
    if (payload.errors.length > 0)
      throw new Error(`${field}: ${payload.errors.map((e) => `${e.code} ${e.message}`).join(', ')}`);
    return payload;
  }
}

const ERRORS = 'errors { code field message }';

export function signer(world: World, client: GraphqlClient, phone: () => string) {
  const sign = async (loanId: string, type: string, document: { hash: string }, consents: unknown = null) => {
    const since = Date.now();
    await client.done(
      'requestSignature',
      `mutation($loanId: LoanId!, $type: DocumentType!, $hash: String!) { requestSignature(loanId: $loanId, type: $type, hash: $hash) { sent { triesLeft } ${ERRORS} } }`,
      { loanId, type, hash: document.hash },
    );
    await client.done(
      'confirmSignature',
      `mutation($loanId: LoanId!, $type: DocumentType!, $hash: String!, $code: String!, $consents: [ConsentTick!]) { confirmSignature(loanId: $loanId, type: $type, hash: $hash, code: $code, consents: $consents) { loan { status } ${ERRORS} } }`,
      { loanId, type, hash: document.hash, code: await world.codeFor(phone(), since), consents },
    );
  };
  const prepared = async (loanId: string, type: string) => {
    const payload = await client.done(
      'prepareDocument',
      `mutation($loanId: LoanId!, $type: DocumentType!) { prepareDocument(loanId: $loanId, type: $type) { document { hash url pages } ${ERRORS} } }`,
      { loanId, type },
    );
    return payload.document as { hash: string };
  };
  return { sign, prepared };
}

const employmentOf = ({ iin }: Applicant): string =>
  saysEntrepreneur(PERSONAS.find((one) => one.iin === iin)?.key)
    ? 'INDIVIDUAL_ENTREPRENEUR'
    : EMPLOYMENT.employmentType;

export function graphqlDriver(world: World, client = new GraphqlClient(world.url)): Driver {
  let me: Applicant | undefined;
  const phone = () => me?.phone ?? '';

  const { sign, prepared } = signer(world, client, phone);
  const consents = async (place: string) => {
    const data = await client.call('query($place: ConsentPlace!) { consents(place: $place) { type hash } }', { place });
    return (data.consents as { type: string; hash: string }[]).map(({ type, hash }) => ({ type, hash }));
  };
  const statusOf = async (loanId: string) => {
    const data = await client.call('query($id: LoanId!) { loan(id: $id) { status } }', { id: loanId });
    return (data.loan as { status: string }).status;
  };
  const pay = async (loanId: string, tenge: string) => {
    const payload = await client.done(
      'startPayment',
      `mutation($loanId: LoanId!, $amount: Tenge!) { startPayment(loanId: $loanId, amount: $amount) { payment { id redirectUrl } ${ERRORS} } }`,
      { loanId, amount: tenge },
    );
    const payment = payload.payment as { id: string; redirectUrl: string };
    await typeCard(payment.redirectUrl);
    await until('the payment to be received', async () => {
      const data = await client.call('query($id: PaymentId!) { payment(id: $id) { state } }', { id: payment.id });
      return (data.payment as { state: string }).state === 'RECEIVED' ? true : undefined;
    });
  };
  const takeMoney = async (loanId: string, input: Record<string, unknown>) => {
    const payload = await client.done(
      'preparePayoutMethod',
      `mutation($loanId: LoanId!, $input: PayoutMethodInput!) { preparePayoutMethod(loanId: $loanId, input: $input) { document { hash } ${ERRORS} } }`,
      { loanId, input },
    );
    await sign(loanId, 'APPLICATION_FOR_TRANSFER_MONEY', payload.document as { hash: string });
  };

  return {
    async register(applicant) {
      me = applicant;
      const since = Date.now();
      await client.done(
        'requestRegistrationCode',
        `mutation($phone: String!) { requestRegistrationCode(phone: $phone, captcha: "sandbox") { sent { triesLeft } ${ERRORS} } }`,
        { phone: applicant.phone },
      );
      await client.done(
        'confirmRegistration',
        `mutation($phone: String!, $code: String!, $consents: [ConsentTick!]!) { confirmRegistration(phone: $phone, code: $code, consents: $consents) { session { step } ${ERRORS} } }`,
        {
          phone: applicant.phone,
          code: await world.codeFor(applicant.phone, since),
          consents: await consents('REGISTRATION'),
        },
      );
      await client.done(
        'setPassword',
        `mutation($password: String!) { setPassword(password: $password) { session { step } ${ERRORS} } }`,
        { password: applicant.password },
      );
      await client.done('submitIin', `mutation($iin: String!) { submitIin(iin: $iin) { status ${ERRORS} } }`, {
        iin: applicant.iin,
      });
      await client.done(
        'savePersonalData',
        `mutation($input: PersonalDataInput!) { savePersonalData(input: $input) { profile { step } ${ERRORS} } }`,
        {
          input: {
            ...PERSONAL,
            lastName: applicant.lastName,
            firstName: applicant.firstName,
            patronymic: applicant.patronymic,
            noPatronymic: false,
            documentNumber: applicant.documentNumber,
          },
        },
      );
      await client.done(
        'saveAddress',
        `mutation($input: AddressDataInput!) { saveAddress(input: $input) { profile { step } ${ERRORS} } }`,
        {
          input: ADDRESS,
        },
      );
      await client.done(
        'saveEmployment',
        `mutation($input: EmploymentDataInput!) { saveEmployment(input: $input) { profile { step } ${ERRORS} } }`,
        {
          input: { ...EMPLOYMENT, employmentType: employmentOf(applicant), email: applicant.email },
        },
      );
      await client.done(
        'saveContacts',
        `mutation($input: ContactsInput!) { saveContacts(input: $input) { profile { step registrationCompleted } ${ERRORS} } }`,
        {
          input: {
            relative: { name: 'Асан Ахметов', phone: applicant.relativePhone, relation: 'BROTHER_SISTER' },
            friend: { name: 'Жанар Ким', phone: applicant.friendPhone, relation: 'FRIEND' },
          },
        },
      );
    },
    async apply({ amount, days }) {
      const payload = await client.done(
        'apply',
        `mutation($input: TermsInput!) { apply(input: $input) { loan { id status } ${ERRORS} } }`,
        {
          input: {
            productType: 'INDIVIDUAL_PERSON_SPL',
            pricing: 'FLEXIBLE',
            amount: `${amount}.00`,
            term: days,
            purpose: 1,
            fastIssue: false,
            insuranceAgreed: false,
          },
        },
      );
      return (payload.loan as { id: string }).id;
    },
    async signOffer(loanId) {
      await sign(loanId, 'OFFER', await prepared(loanId, 'OFFER'), await consents('OFFER'));
    },
    takeMoneyToIban: (loanId, iban) => takeMoney(loanId, { kind: 'IBAN', iban }),
    takeMoneyToCard: (loanId, cardId) => takeMoney(loanId, { kind: 'CARD', cardId }),
    async passBiometry(loanId) {
      const payload = await client.done(
        'startBiometry',
        `mutation($loanId: LoanId!) { startBiometry(purpose: AGREE_CREDIT, loanId: $loanId) { session { id vendor } ${ERRORS} } }`,
        { loanId },
      );
      await client.done(
        'submitFace',
        `mutation($id: BiometrySessionId!, $frame: String!) { submitFace(sessionId: $id, frame: $frame) { biometry { status limitLeft } ${ERRORS} } }`,
        {
          id: (payload.session as { id: string }).id,
          frame: await aFrame(),
        },
      );
    },
    async waitUntilActive(loanId) {
      await until(`${loanId} to be ACTIVE`, async () => ((await statusOf(loanId)) === 'ACTIVE' ? true : undefined));
    },
    pay: (loanId, tenge) => pay(loanId, `${tenge}.00`),
    async repayInFull(loanId) {
      const data = await client.call(
        'query($loanId: LoanId!) { paymentOptions(loanId: $loanId) { choices { kind toPay } } }',
        { loanId },
      );
      const { choices } = data.paymentOptions as { choices: { kind: string; toPay: string }[] };
      await pay(loanId, String(choices.find(({ kind }) => kind === 'WHOLE')?.toPay));
    },
    async waitUntilFinished(loanId) {
      await until(`${loanId} to be FINISHED`, async () => ((await statusOf(loanId)) === 'FINISHED' ? true : undefined));
    },
    async registerCard(pan) {
      const payload = await client.done(
        'startCardRegistration',
        `mutation { startCardRegistration(returnPath: "/ru/new-card") { redirectUrl card { id } ${ERRORS} } }`,
      );
      await typeCard(String(payload.redirectUrl), pan);
      const cardId = (payload.card as { id: string }).id;
      const amount = await world.blockedAmount(phone());
      await until('the amount to be blocked', async () => {
        const { cards } = await client.call('query { cards { id state } }');
        return (cards as { id: string; state: string }[]).find((c) => c.id === cardId && c.state === 'AMOUNT_BLOCKED');
      });
      await client.done(
        'completeCardRegistration',
        `mutation($id: CardId!, $amount: Int!) { completeCardRegistration(cardId: $id, testAmount: $amount) { card { state } ${ERRORS} } }`,
        {
          id: cardId,
          amount,
        },
      );
      return cardId;
    },
  };
}
