/** The title of each document; whoever prints it adds the number of the contract. */
import type { DocumentType } from './documents.ts';

type Title = { readonly ru: string; readonly kk: string };

export const DOCUMENT_TITLES: Readonly<Record<DocumentType, Title>> = {
  DEBT: { ru: 'Справка о задолженности', kk: 'Берешек туралы анықтама' },
  NOTIFICATION_BEFORE_CESSION: {
    ru: 'Уведомление о возможной уступке права требования',
    kk: 'Талап ету құқығының берілуі мүмкін екені туралы хабарлама',
  },
  NOTIFICATION_AFTER_CESSION: {
    ru: 'Уведомление о состоявшейся уступке права требования',
    kk: 'Талап ету құқығының берілгені туралы хабарлама',
  },
  APPLICATION: { ru: 'Заявление на получение микрокредита', kk: 'Микрокредит алуға өтініш' },
  OFFER: { ru: 'Оферта о предоставлении микрокредита', kk: 'Микрокредит беру туралы оферта' },
  ADDITIONAL_AGREEMENT: {
    ru: 'Дополнительное соглашение об отказе от страхования',
    kk: 'Сақтандырудан бас тарту туралы қосымша келісім',
  },
  CLAIM: { ru: 'Претензия о погашении задолженности', kk: 'Берешекті өтеу туралы талап' },
  NOTIFICATION_AFTER_18_DAYS_OF_DELAY: {
    ru: 'Уведомление о просрочке в 18 дней',
    kk: 'Төлем мерзімінің 18 күнге өткені туралы хабарлама',
  },
  PRE_TRIAL_NOTIFICATION: { ru: 'Досудебное уведомление', kk: 'Сотқа дейінгі хабарлама' },
  RESTRUCTURING_OFFER: {
    ru: 'Предложение о реструктуризации микрокредита',
    kk: 'Микрокредитті қайта құрылымдау туралы ұсыныс',
  },
  RESTRUCTURING_IL_OFFER: {
    ru: 'Предложение о реструктуризации микрокредита в рассрочку',
    kk: 'Бөліп төленетін микрокредитті қайта құрылымдау туралы ұсыныс',
  },
  RESTRUCTURING_BIL_OFFER: {
    ru: 'Предложение о реструктуризации микрокредита предпринимателя',
    kk: 'Кәсіпкердің микрокредитін қайта құрылымдау туралы ұсыныс',
  },
  RESTRUCTURING_COURT_OFFER: {
    ru: 'Предложение о реструктуризации по решению суда',
    kk: 'Сот шешімі бойынша қайта құрылымдау туралы ұсыныс',
  },
  FULL_PREPAYMENT: {
    ru: 'Заявление о полном досрочном погашении',
    kk: 'Мерзімінен бұрын толық өтеу туралы өтініш',
  },
  PARTIAL_PREPAYMENT_APPLICATION: {
    ru: 'Заявление о частичном досрочном погашении',
    kk: 'Мерзімінен бұрын ішінара өтеу туралы өтініш',
  },
  PARTIAL_PREPAYMENT_ADD_AGREEMENT: {
    ru: 'Дополнительное соглашение о новом графике после частичного досрочного погашения',
    kk: 'Мерзімінен бұрын ішінара өтегеннен кейінгі жаңа кесте туралы қосымша келісім',
  },
  PROLONGATION: { ru: 'Дополнительное соглашение о продлении срока', kk: 'Мерзімді ұзарту туралы қосымша келісім' },
  REFINANCING: {
    ru: 'Соглашение о рефинансировании микрокредита',
    kk: 'Микрокредитті қайта қаржыландыру туралы келісім',
  },
  MANUAL_GRACE_PERIOD_ADD_AGREEMENT: {
    ru: 'Дополнительное соглашение об отсрочке платежа',
    kk: 'Төлемді кейінге қалдыру туралы қосымша келісім',
  },
  INSURANCE: { ru: 'Подтверждение страхования по микрокредиту', kk: 'Микрокредит бойынша сақтандыруды растау' },
  APPLICATION_FOR_TRANSFER_MONEY: { ru: 'Заявление на перечисление денег', kk: 'Ақша аудару туралы өтініш' },
};

/** `date` as printed, for documents named by a date, such as a court decision. */
export function documentTitle(type: DocumentType, locale: 'RU' | 'KK', date?: string): string {
  const title = DOCUMENT_TITLES[type][locale === 'KK' ? 'kk' : 'ru'];
  if (!date) return title;
  return locale === 'KK' ? `${title} (${date})` : `${title} от ${date}`;
}
