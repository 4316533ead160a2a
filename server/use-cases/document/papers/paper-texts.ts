/** Texts that all letters and agreements share. Complaints: law on microfinance activity, articles 9-2 and 9-3. */
import type { Locale } from '../../../ports/borrowers.ts';

export const LENDER_PHONE = '+7 727 000 00 00';

type PaperTexts = {
  title: (title: string, number: string) => string;
  made: (date: string) => string;
  contract: string;
  contractOf: (number: string, signedOn: string | null) => string;
  issued: string;
  maturity: string;
  changes: string;
  debt: string;
  newSchedule: string;
  rest: readonly [heading: string, text: string];
  complaints: readonly [heading: string, text: string];
};

export const PAPER_TEXTS: Record<Locale, PaperTexts> = {
  RU: {
    title: (title, number) => `${title}, договор микрокредита №\u00a0${number}`,
    made: (date) => `Составлено ${date}. Суммы указаны в тенге.`,
    contract: 'Договор микрокредита',
    contractOf: (number, signedOn) => (signedOn ? `№ ${number}, подписан ${signedOn}` : `№ ${number}`),
    issued: 'Выдано',
    maturity: 'Срок возврата по договору',
    changes: 'Что меняется',
    debt: 'Сколько и когда платить',
    newSchedule: 'Новый график погашения',
    rest: [
      'Остальное без изменений',
      'Остальные условия договора действуют прежними. Документ составлен на выбранном заёмщиком языке и является частью договора с момента, указанного выше.',
    ],
    complaints: [
      'Вопросы и жалобы',
      `Кредитор: ${LENDER_PHONE}, ежедневно 9:00–19:00 (Астана), или сообщение в личном кабинете. Если ответ не устроил: микрофинансовый омбудсман; Агентство Республики Казахстан по регулированию и развитию финансового рынка; суд.`,
    ],
  },
  KK: {
    title: (title, number) => `${title}, №\u00a0${number} микрокредит шарты`,
    made: (date) => `${date} күні жасалды. Сомалар теңгемен көрсетілген.`,
    contract: 'Микрокредит шарты',
    contractOf: (number, signedOn) => (signedOn ? `№ ${number}, ${signedOn} күні қол қойылды` : `№ ${number}`),
    issued: 'Берілді',
    maturity: 'Шарт бойынша қайтару мерзімі',
    changes: 'Не өзгереді',
    debt: 'Қанша және қашан төлеу керек',
    newSchedule: 'Жаңа өтеу кестесі',
    rest: [
      'Қалғаны өзгеріссіз',
      'Шарттың қалған талаптары бұрынғыдай қолданылады. Құжат қарыз алушы таңдаған тілде жасалды және жоғарыда көрсетілген сәттен бастап шарттың бөлігі болады.',
    ],
    complaints: [
      'Сұрақтар мен шағымдар',
      `Кредитор: ${LENDER_PHONE}, күн сайын 9:00–19:00 (Астана), немесе жеке кабинеттегі хабарлама. Жауап қанағаттандырмаса: микроқаржы омбудсманы; Қазақстан Республикасының Қаржы нарығын реттеу және дамыту агенттігі; сот.`,
    ],
  },
};
