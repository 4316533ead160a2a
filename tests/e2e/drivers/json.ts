import type { DocumentType } from '../../../schema/reference/documents.ts';
import { done, FORM, type JsonClient, jsonClient } from '../../support/json-client.ts';
import type { Applicant } from '../../support/person.ts';
import type { Driver } from '../journey.ts';
import { until, type World } from '../world.ts';
import { ADDRESS, EMPLOYMENT, PERSONAL } from './answers.ts';
import { typeCard } from './processor-page.ts';

const BRAND = 'nesie';

export function jsonDriver(world: World, client = jsonClient({ baseUrl: world.url })): Driver {
  let me: Applicant | undefined;
  const phone = () => me?.phone ?? '';

  const consentsAt = async (place: 'REGISTRATION' | 'OFFER') => {
    const { data } = await done(client.GET('/json/consents', { params: { query: { place } } }));
    return data.map(({ type, hash }) => ({ type, hash }));
  };
  const sign = async (
    creditId: string,
    documentType: Extract<DocumentType, 'OFFER' | 'APPLICATION_FOR_TRANSFER_MONEY'>,
  ) => {
    const since = Date.now();
    await done(client.POST('/json/document', { ...FORM, body: { creditId, documentType } }));
    const code = await world.codeFor(phone(), since);
    const consents = documentType === 'OFFER' ? await consentsAt('OFFER') : [];
    await done(client.POST('/json/document/confirmation', { body: { creditId, documentType, code, consents } }));
  };
  const pay = async (creditId: string, amount: number) => {
    const before = (await paidOf(client)) ?? 0;
    const query = { creditId, amount: String(amount) };
    const opened = await done(client.POST('/json/payment/common/simple-payment', { params: { query } }));
    await typeCard(opened.data.value ?? '');
    await until('the payment to be received', async () => {
      const paid = await paidOf(client);
      return paid === undefined || paid > before ? true : undefined;
    });
  };

  return {
    async register(applicant) {
      me = applicant;
      const since = Date.now();
      await done(client.POST(`/json/${BRAND}/checkPhone`, { ...FORM, body: { phone: applicant.phone } }));
      const consents = await consentsAt('REGISTRATION');
      const code = await world.codeFor(applicant.phone, since);
      const given = { phone: applicant.phone, code, consents };
      await done(client.POST(`/json/${BRAND}/registration`, { body: given }));
      await done(client.POST(`/json/${BRAND}/password`, { body: { value: applicant.password } }));
      await done(client.POST('/json/profile/iin', { body: { iin: applicant.iin } }));
      const { lastName, firstName, patronymic, documentNumber } = applicant;
      const names = { lastName, firstName, patronymic, noPatronymic: false, documentNumber };
      await done(client.POST('/json/profile/personalData/edit', { body: { ...PERSONAL, ...names } }));
      await done(client.POST('/json/profile/address/edit', { body: ADDRESS }));
      const employment = { ...EMPLOYMENT, email: applicant.email };
      await done(client.POST('/json/profile/employmentData/edit', { body: employment }));
      const relative = { name: 'Асан Ахметов', phone: applicant.relativePhone, relation: 'BROTHER_SISTER' } as const;
      const friend = { name: 'Жанар Ким', phone: applicant.friendPhone, relation: 'FRIEND' } as const;
      await done(client.POST('/json/profile/contacts/edit', { body: { relative, friend } }));
    },
    async apply({ amount, days }) {
      const { data: products } = await done(client.GET('/json/product/available-products'));
      const product = products.find((one) => one.productType === 'INDIVIDUAL_PERSON_SPL');
      const wish = { purpose: 1, 'creditProduct.id': product?.id ?? 0, amount, term: days, insuranceAgreed: false };
      return (await done(client.POST('/json/credit', { ...FORM, body: wish }))).data.id;
    },
    signOffer: (loanId) => sign(loanId, 'OFFER'),
    async takeMoneyToIban(creditId, iban) {
      await done(client.POST('/json/payment/onlinebank/create-remittance', { ...FORM, body: { creditId, iban } }));
      await sign(creditId, 'APPLICATION_FOR_TRANSFER_MONEY');
    },
    async takeMoneyToCard(creditId, cardId) {
      await done(client.POST('/json/payment/common/create-remittance', { params: { query: { creditId, cardId } } }));
      await sign(creditId, 'APPLICATION_FOR_TRANSFER_MONEY');
    },
    async passBiometry() {
      const query = { biometryPurpose: 'AGREE_CREDIT' };
      const { data } = await done(client.POST('/json/profile/biometry/create-session', { params: { query } }));
      const body = { providerIdentifier: data.providerIdentifier, imageType: 'FACE', vendor: 'V1' } as const;
      const path = { biometryType: 'FACE' };
      await done(client.POST('/json/profile/biometry/upload/{biometryType}', { params: { path }, body }));
    },
    async waitUntilActive(creditId) {
      const status = async () =>
        (await done(client.GET('/json/decision/id', { params: { query: { creditId } } }))).data.status;
      await until(`${creditId} to be ACTIVE`, async () => ((await status()) === 'ACTIVE' ? true : undefined));
    },
    pay,
    async repayInFull(creditId) {
      const params = { path: { n: '1' }, query: { creditId } };
      const { data } = await done(client.GET('/json/credit/{n}/prepayment_info', { params }));
      await pay(creditId, data.amountCeil);
    },
    async waitUntilFinished(loanId) {
      await until(`${loanId} to be FINISHED`, async () => {
        const { data: last } = await done(client.GET('/json/credit/lastFinished'));
        return last?.id === loanId ? true : undefined;
      });
    },
    async registerCard() {
      const start = { body: { returnPath: '/ru/new-card' } };
      const { data: started } = await done(client.POST('/json/payment/common/start-card-registration', start));
      await typeCard(started.value ?? '');
      const testAmount = await world.blockedAmount(phone());
      // The bank's message may come before the processor's callback.
      await until('the card to be confirmed', () =>
        done(
          client.POST('/json/payment/processing-kz/complete-card-registration', {
            body: { testAmount, cardId: started.cardId },
          }),
        ).catch((error: Error) => (error.message.includes('error.card.notActive') ? undefined : Promise.reject(error))),
      );
      return String(started.cardId);
    },
  };
}

async function paidOf(client: JsonClient): Promise<number | undefined> {
  const { data: current } = await done(client.GET('/json/credit/current'));
  return current && current.status !== 'CLOSING_PROCESS' ? current.repaid : undefined;
}
