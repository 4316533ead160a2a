/** At most three SMS parts, without names or identity numbers. The subject heads the mail and the notice. */

import { organisationName } from '../values/organisation-name.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import type { EvidenceKind } from './evidence.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { type PayoutWay, payoutFailureText } from './payout-failures.ts';
import { REJECTION_TEXTS } from './rejection-texts.ts';

export type NoticeFacts = {
  offer: string;
  /** Where to pay or to read more; not in the list of the cabinet. */
  link?: string;
  /** Of fast issue, where it is not taken because its hour was missed. */
  fee?: string;
  /** Of a rejected application: the main reason (R170). Of a payout: the provider's code. */
  reason?: string;
  /** Of a payout that failed. */
  way?: PayoutWay;
  amount?: string;
  left?: string;
  days?: string;
  /** A day to pay by, and the day for which the sum holds where that is another. */
  until?: string;
  asOf?: string;
  /** Kinds of evidence, with a blank between. */
  asked?: string;
  buyer?: string;
  /** For a disbursement: date and sum of the first payment, and the number of payments. */
  first?: string;
  due?: string;
  payments?: string;
};
type Locale = 'RU' | 'KK';
type Words = Record<NoticeKind, (facts: NoticeFacts) => { subject: string; text: string }>;

const WHEN_RU: Readonly<Record<string, string>> = { 1: 'завтра', 0: 'сегодня' };
const WHEN_KK: Readonly<Record<string, string>> = { 1: 'ертең', 0: 'бүгін' };

const RUSSIAN = new Intl.PluralRules('ru');
const RUSSIAN_DAYS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'день', few: 'дня' };
const daysInRussian = (days = '0'): string => `${days} ${RUSSIAN_DAYS[RUSSIAN.select(Number(days))] ?? 'дней'}`;
const whenInRussian = (days = '0'): string => WHEN_RU[days] ?? `через ${daysInRussian(days)}`;
const whenInKazakh = (days = '0'): string => WHEN_KK[days] ?? `${days} күннен кейін`;

/** What is asked for, by kinds of evidence; a message of before does not say which. */
type Asked = Readonly<Record<`${EvidenceKind}` | 'DOCUMENT_PHOTOS VIDEO_INTERVIEW', string>>;
const ASKED_RU: Asked = {
  DOCUMENT_PHOTOS: 'нужны фото документа',
  VIDEO_INTERVIEW: 'нужно видео с ответами',
  'DOCUMENT_PHOTOS VIDEO_INTERVIEW': 'нужны фото документа и видео с ответами',
};
const ASKED_KK: Asked = {
  DOCUMENT_PHOTOS: 'құжаттың фотосы керек',
  VIDEO_INTERVIEW: 'жауаптары бар бейне керек',
  'DOCUMENT_PHOTOS VIDEO_INTERVIEW': 'құжаттың фотосы мен жауаптары бар бейне керек',
};
const wanted = (asked: string | undefined, words: Asked): string | undefined =>
  Object.entries(words).find(([kinds]) => kinds === asked)?.[1];
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const RU: Words = {
  approved: (f) => ({ subject: 'Заявка одобрена', text: `Nesie: заявка ${f.offer} одобрена. Готовим перевод.` }),
  consent: (f) => ({
    subject: 'Нужно подтверждение',
    text: `Nesie: заявка ${f.offer} одобрена. Через 24 часа подтвердите получение денег в кабинете.`,
  }),
  alternative: (f) => ({
    subject: 'Другие условия',
    text: `Nesie: по заявке ${f.offer} доступна другая сумма. Решение действует до конца дня, откройте кабинет.`,
  }),
  declined: (f) => ({ subject: 'Решение по заявке', text: REJECTION_TEXTS.RU(f) }),
  revision: (f) => ({
    subject: 'Исправьте данные',
    text: `Nesie: по заявке ${f.offer} нужно исправить данные. Откройте кабинет.`,
  }),
  evidence: (f) => {
    const needed = wanted(f.asked, ASKED_RU) ?? 'нужны фото документа или видео';
    return { subject: capital(needed), text: `Nesie: по заявке ${f.offer} ${needed}. Откройте кабинет.` };
  },
  reviewLate: (f) => ({
    subject: 'Решение задерживается',
    text: `Nesie: по заявке ${f.offer} не успели решить за час${f.fee ? ', плату за быстрое решение не возьмём' : ''}. Решение будет ${f.until} до конца дня.`,
  }),
  reviewLapsed: (f) => ({
    subject: 'Заявка закрыта',
    text: `Nesie: мы не успели решить по заявке ${f.offer} в срок и закрыли её. Вы ничего не должны, новую можно подать сразу${f.link ? `: ${f.link}` : '.'}`,
  }),
  issued: (f) => ({
    subject: 'Деньги отправлены',
    text: `Nesie: ${f.amount} тенге по договору ${f.offer} отправлены. ${f.payments === '1' ? 'Вернуть' : 'Первый платёж'} ${f.first}: ${f.due} тенге. График в кабинете.`,
  }),
  payment: (f) => ({
    subject: 'Платёж получен',
    text: `Nesie: платёж ${f.amount} тенге по договору ${f.offer} получен.`,
  }),
  overdue: (f) => ({
    subject: 'Просрочка',
    text: `Nesie: просрочка по договору ${f.offer}, ${daysInRussian(f.days)}. К оплате ${f.amount} тенге${f.link ? `: ${f.link}` : '.'} Вы вправе просить изменить условия, уведомление в кабинете.`,
  }),
  promise: (f) => ({
    subject: 'Сегодня обещанный платёж',
    text: `Nesie: сегодня, ${f.until}, вы обещали внести ${f.amount} тенге по договору ${f.offer}.${f.link ? ` Оплатить: ${f.link}` : ''}`,
  }),
  reminder: (f) => ({
    subject: 'Скоро платёж',
    text: `Nesie: ${whenInRussian(f.days)}, ${f.until}, платёж по договору ${f.offer}: ${f.amount} тенге${f.asOf ? ` на ${f.asOf}` : ''}.${f.link ? ` Оплатить: ${f.link}` : ''}`,
  }),
  reminderCovered: (f) => ({
    subject: 'Платить не нужно',
    text: `Nesie: ${f.until} возьмём с баланса ${f.amount} тенге: платёж по договору ${f.offer}. Платить не нужно.`,
  }),
  prolongationLapsed: (f) => ({
    subject: 'Продление отменено',
    text: `Nesie: продление по договору ${f.offer} не завершено в срок и отменено. Условия прежние, попросить снова можно в кабинете.`,
  }),
  refinancingLapsed: (f) => ({
    subject: 'Рефинансирование отменено',
    text: `Nesie: рефинансирование по договору ${f.offer} не завершено в срок и отменено. Условия прежние, попросить снова можно в кабинете.`,
  }),
  restructuringLapsed: (f) => ({
    subject: 'Реструктуризация отменена',
    text: `Nesie: реструктуризация по договору ${f.offer} не завершена в срок и отменена. Условия прежние, попросить снова можно в кабинете.`,
  }),
  prepaymentLapsed: (f) => ({
    subject: 'Досрочное погашение отменено',
    text: `Nesie: заявление на досрочное погашение по договору ${f.offer} не завершено в срок и отменено. График прежний.`,
  }),
  passwordChanged: () => ({ subject: 'Пароль изменён', text: ACCOUNT_TEXTS.passwordChanged.RU }),
  phoneChanged: () => ({ subject: 'Номер телефона изменён', text: ACCOUNT_TEXTS.phoneChanged.RU }),
  emailChanged: () => ({ subject: 'E-mail изменён', text: ACCOUNT_TEXTS.emailChanged.RU }),
  identityCorrected: () => ({ subject: 'Данные исправлены', text: ACCOUNT_TEXTS.identityCorrected.RU }),
  dataDownloaded: () => ({ subject: 'Данные скачаны', text: ACCOUNT_TEXTS.dataDownloaded.RU }),
  newDevice: () => ({ subject: 'Вход с нового устройства', text: ACCOUNT_TEXTS.newDevice.RU }),
  payoutFailed: (f) => ({
    subject: 'Перевод не прошёл',
    text: `Nesie: деньги по заявке ${f.offer} не дошли. ${payoutFailureText(f.way ?? 'IBAN', f.reason ?? '', 'RU')} ${f.link ?? ''}`.trim(),
  }),
  payoutReturned: (f) => ({
    subject: 'Деньги вернулись',
    text: `Nesie: банк вернул нам деньги по договору ${f.offer}, и мы его аннулировали. Вы ничего не должны и можете подать новую заявку с другим счётом.`,
  }),
  forgettingAsked: () => ({ subject: 'Просьба удалить данные', text: ACCOUNT_TEXTS.forgettingAsked.RU }),
  forgotten: () => ({ subject: 'Данные удалены', text: ACCOUNT_TEXTS.forgotten.RU }),
  paymentFailed: (f) => ({
    subject: 'Платёж не прошёл',
    text: `Nesie: банк ответил о платеже ${f.amount} тенге: он не прошёл, деньги остались на карте или вернутся на неё. Если срок подходит, заплатите в кабинете.`,
  }),
  bonusSpent: (f) => ({
    subject: 'Списаны бонусы',
    text: `Nesie: бонусы списаны, проценты по договору ${f.offer} уменьшены на ${f.amount} тенге. Если это сделали не вы, смените пароль.`,
  }),
  closed: (f) => ({
    subject: 'Заём погашен',
    text: `Nesie: заём по договору ${f.offer} полностью погашен. Справка об этом лежит в документах кабинета.`,
  }),
  writtenOff: (f) => ({
    subject: 'Договор закрыт',
    text: `Nesie: договор ${f.offer} закрыт, остаток долга списан. Платить по нему больше не нужно.`,
  }),
  reversed: (f) => ({
    subject: 'Платёж отозван',
    text: `Nesie: платёж ${f.amount} тенге по договору ${f.offer} отозван, долг пересчитан. Сумма в кабинете.`,
  }),
  reversedPart: (f) => ({
    subject: 'Часть платежа отозвана',
    text: `Nesie: из платежа по договору ${f.offer} отозвано ${f.amount} тенге, зачтено ${f.left}. Долг пересчитан, сумма в кабинете.`,
  }),
  reversalOwed: (f) => ({
    subject: 'Платёж отозван, есть долг',
    text: `Nesie: платёж по договору ${f.offer} отозван после его закрытия. Ваш долг ${f.amount} тенге, оплатите в кабинете. До оплаты новый заём недоступен.`,
  }),
  topUpOwed: (f) => ({
    subject: 'Пополнение отозвано, есть долг',
    text: `Nesie: пополнение баланса отозвано. Ваш долг ${f.amount} тенге, оплатите в кабинете. До оплаты новый заём недоступен.`,
  }),
  reversalSettled: (f) => ({
    subject: 'Долг закрыт',
    text: f.offer
      ? `Nesie: долг за отозванный платёж по договору ${f.offer} закрыт.`
      : 'Nesie: долг за отозванное пополнение баланса закрыт.',
  }),
  deferred: (f) => ({
    subject: 'Отсрочка',
    text: `Nesie: платёж по договору ${f.offer} можно внести до ${f.until} включительно, без пени. Соглашение в кабинете.`,
  }),
  disputeTaken: (f) => ({
    subject: 'Проверяем ваш заём',
    text: `Nesie: проверяем сообщение, что заём ${f.offer} взяли не вы. Ответим до ${f.until}. До ответа напоминаний об оплате не будет.`,
  }),
  disputeUpheld: (f) => ({
    subject: 'Вы ничего не должны',
    text: `Nesie: проверили: заём ${f.offer} взяли не вы. Вы ничего не должны, письмо в кабинете.`,
  }),
  disputeDismissed: (f) => ({
    subject: 'Ответ о займе',
    text: `Nesie: проверили ваше сообщение: договор ${f.offer} действует. Причина и что делать, если не согласны, в письме в кабинете.`,
  }),
  waived: (f) => ({
    subject: 'Пеня списана',
    text: `Nesie: по договору ${f.offer} списана пеня ${f.amount} тенге.`,
  }),
  courtOffer: (f) => ({
    subject: 'Предлагаем реструктуризацию',
    text: `Nesie: после решения суда предлагаем реструктуризацию по договору ${f.offer}: первый платёж сейчас ${f.amount} тенге, предложение до ${f.until}. Условия в кабинете.`,
  }),
  cessionAhead: (f) => ({
    subject: 'Долг может быть продан',
    text: `Nesie: право требования по договору ${f.offer} может перейти к ${organisationName(f.buyer ?? '', 'ru')}. Письмо в кабинете; погасите долг, и этого не будет.`,
  }),
  ceded: (f) => ({
    subject: 'Долг продан',
    text: `Nesie: право требования по договору ${f.offer} перешло к ${organisationName(f.buyer ?? '', 'ru')}. Дальше платите ему. Письмо в кабинете.`,
  }),
};

const KK: Words = {
  approved: (f) => ({
    subject: 'Өтінім мақұлданды',
    text: `Nesie: ${f.offer} өтінімі мақұлданды. Ақшаны аударуға дайындап жатырмыз.`,
  }),
  consent: (f) => ({
    subject: 'Растау қажет',
    text: `Nesie: ${f.offer} өтінімі мақұлданды. 24 сағаттан кейін кабинетте ақша алуды растаңыз.`,
  }),
  alternative: (f) => ({
    subject: 'Басқа талаптар',
    text: `Nesie: ${f.offer} өтінімі бойынша басқа сома қолжетімді. Шешім күн соңына дейін жарамды, кабинетті ашыңыз.`,
  }),
  declined: (f) => ({ subject: 'Өтінім бойынша шешім', text: REJECTION_TEXTS.KK(f) }),
  revision: (f) => ({
    subject: 'Деректерді түзетіңіз',
    text: `Nesie: ${f.offer} өтінімі бойынша деректерді түзету қажет. Кабинетті ашыңыз.`,
  }),
  evidence: (f) => {
    const needed = wanted(f.asked, ASKED_KK) ?? 'құжаттың фотосы немесе бейне керек';
    return { subject: capital(needed), text: `Nesie: ${f.offer} өтінімі бойынша ${needed}. Кабинетті ашыңыз.` };
  },
  reviewLate: (f) => ({
    subject: 'Шешім кешігіп жатыр',
    text: `Nesie: ${f.offer} өтінімін бір сағатта шешіп үлгермедік${f.fee ? ', жылдам шешім үшін ақы алмаймыз' : ''}. Шешім мерзімі: ${f.until}, күннің соңы.`,
  }),
  reviewLapsed: (f) => ({
    subject: 'Өтінім жабылды',
    text: `Nesie: ${f.offer} өтінімін мерзімінде шешіп үлгермей, жаптық. Ештеңе қарыз емессіз, жаңа өтінімді бірден беруге болады${f.link ? `: ${f.link}` : '.'}`,
  }),
  issued: (f) => ({
    subject: 'Ақша жіберілді',
    text: `Nesie: ${f.offer} шарты бойынша ${f.amount} теңге аударылды. ${f.payments === '1' ? 'Қайтару' : 'Бірінші төлем'} ${f.first}: ${f.due} теңге. Кесте кабинетте.`,
  }),
  payment: (f) => ({ subject: 'Төлем алынды', text: `Nesie: ${f.offer} шарты бойынша ${f.amount} теңге алынды.` }),
  overdue: (f) => ({
    subject: 'Мерзімі өтті',
    text: `Nesie: ${f.offer} шарты бойынша төлем ${f.days} күн кешікті. Төленетін сома ${f.amount} теңге${f.link ? `: ${f.link}` : '.'} Талаптарды өзгертуді сұрауға құқылысыз, хабарлама кабинетте.`,
  }),
  promise: (f) => ({
    subject: 'Бүгін уәде еткен төлем',
    text: `Nesie: бүгін, ${f.until}, ${f.offer} шарты бойынша ${f.amount} теңге төлеуге уәде бердіңіз.${f.link ? ` Төлеу: ${f.link}` : ''}`,
  }),
  reminder: (f) => ({
    subject: 'Төлем күні жақын',
    text: `Nesie: ${f.offer} шарты бойынша төлем ${whenInKazakh(f.days)}, ${f.until}: ${f.amount} теңге${f.asOf ? ` (${f.asOf} күнгі сома)` : ''}.${f.link ? ` Төлеу: ${f.link}` : ''}`,
  }),
  reminderCovered: (f) => ({
    subject: 'Төлеудің қажеті жоқ',
    text: `Nesie: ${f.offer} шарты бойынша ${f.amount} теңге төлемді ${f.until} күні баланстан аламыз. Төлеудің қажеті жоқ.`,
  }),
  prolongationLapsed: (f) => ({
    subject: 'Мерзімді ұзарту күшін жойды',
    text: `Nesie: ${f.offer} шарты бойынша мерзімді ұзарту уақытында аяқталмай, күшін жойды. Талаптар бұрынғыдай, кабинетте қайта сұрауға болады.`,
  }),
  refinancingLapsed: (f) => ({
    subject: 'Қайта қаржыландыру күшін жойды',
    text: `Nesie: ${f.offer} шарты бойынша қайта қаржыландыру уақытында аяқталмай, күшін жойды. Талаптар бұрынғыдай, кабинетте қайта сұрауға болады.`,
  }),
  restructuringLapsed: (f) => ({
    subject: 'Қайта құрылымдау күшін жойды',
    text: `Nesie: ${f.offer} шарты бойынша қайта құрылымдау уақытында аяқталмай, күшін жойды. Талаптар бұрынғыдай, кабинетте қайта сұрауға болады.`,
  }),
  prepaymentLapsed: (f) => ({
    subject: 'Мерзімінен бұрын өтеу күшін жойды',
    text: `Nesie: ${f.offer} шарты бойынша мерзімінен бұрын өтеу өтініші уақытында аяқталмай, күшін жойды. Кесте бұрынғыдай.`,
  }),
  passwordChanged: () => ({ subject: 'Құпиясөз өзгертілді', text: ACCOUNT_TEXTS.passwordChanged.KK }),
  phoneChanged: () => ({ subject: 'Телефон нөмірі өзгертілді', text: ACCOUNT_TEXTS.phoneChanged.KK }),
  emailChanged: () => ({ subject: 'E-mail өзгертілді', text: ACCOUNT_TEXTS.emailChanged.KK }),
  identityCorrected: () => ({ subject: 'Деректер түзетілді', text: ACCOUNT_TEXTS.identityCorrected.KK }),
  dataDownloaded: () => ({ subject: 'Деректер жүктеп алынды', text: ACCOUNT_TEXTS.dataDownloaded.KK }),
  newDevice: () => ({ subject: 'Жаңа құрылғыдан кіру', text: ACCOUNT_TEXTS.newDevice.KK }),
  payoutFailed: (f) => ({
    subject: 'Аударым өтпеді',
    text: `Nesie: ${f.offer} өтінімінің ақшасы жетпеді. ${payoutFailureText(f.way ?? 'IBAN', f.reason ?? '', 'KK')} ${f.link ?? ''}`.trim(),
  }),
  payoutReturned: (f) => ({
    subject: 'Ақша қайтып келді',
    text: `Nesie: ${f.offer} шарты бойынша ақшаны банк бізге қайтарды, сондықтан шарттың күші жойылды. Сіз ештеңе қарыз емессіз, басқа шотпен жаңа өтінім бере аласыз.`,
  }),
  forgettingAsked: () => ({ subject: 'Деректерді жою өтініші', text: ACCOUNT_TEXTS.forgettingAsked.KK }),
  forgotten: () => ({ subject: 'Деректер жойылды', text: ACCOUNT_TEXTS.forgotten.KK }),
  paymentFailed: (f) => ({
    subject: 'Төлем өтпеді',
    text: `Nesie: банк ${f.amount} теңге төлем туралы жауап берді: ол өтпеді, ақша картада қалды немесе оған қайтады. Мерзімі жақындаса, кабинетте төлеңіз.`,
  }),
  bonusSpent: (f) => ({
    subject: 'Бонус жұмсалды',
    text: `Nesie: бонус жұмсалып, ${f.offer} шарты бойынша сыйақы ${f.amount} теңгеге азайды. Мұны сіз жасамасаңыз, құпиясөзді ауыстырыңыз.`,
  }),
  closed: (f) => ({
    subject: 'Несие өтелді',
    text: `Nesie: ${f.offer} шарты бойынша несие толық өтелді. Бұл туралы анықтама кабинеттегі құжаттарда.`,
  }),
  writtenOff: (f) => ({
    subject: 'Шарт жабылды',
    text: `Nesie: ${f.offer} шарты жабылды, қарыздың қалдығы есептен шығарылды. Енді төлеудің қажеті жоқ.`,
  }),
  reversed: (f) => ({
    subject: 'Төлем кері алынды',
    text: `Nesie: ${f.offer} шарты бойынша ${f.amount} теңге төлем кері алынды, қарыз қайта есептелді. Сома кабинетте.`,
  }),
  reversedPart: (f) => ({
    subject: 'Төлемнің бір бөлігі кері алынды',
    text: `Nesie: ${f.offer} шарты бойынша төлемнен ${f.amount} теңге кері алынды, ${f.left} есептелді. Қарыз қайта есептелді, сома кабинетте.`,
  }),
  reversalOwed: (f) => ({
    subject: 'Төлем кері алынды, қарыз бар',
    text: `Nesie: ${f.offer} шарты жабылғаннан кейін төлем кері алынды. Қарызыңыз ${f.amount} теңге, кабинетте төлеңіз. Төленгенше жаңа несие берілмейді.`,
  }),
  topUpOwed: (f) => ({
    subject: 'Толықтыру кері алынды, қарыз бар',
    text: `Nesie: баланс толықтыру кері алынды. Қарызыңыз ${f.amount} теңге, кабинетте төлеңіз. Төленгенше жаңа несие берілмейді.`,
  }),
  reversalSettled: (f) => ({
    subject: 'Қарыз жабылды',
    text: f.offer
      ? `Nesie: ${f.offer} шарты бойынша кері алынған төлемнің қарызы жабылды.`
      : 'Nesie: кері алынған толықтырудың қарызы жабылды.',
  }),
  deferred: (f) => ({
    subject: 'Кейінге қалдыру',
    text: `Nesie: ${f.offer} шарты бойынша төлемді ${f.until} күнін қоса алғанда өсімпұлсыз төлеуге болады. Келісім кабинетте.`,
  }),
  disputeTaken: (f) => ({
    subject: 'Несиені тексеріп жатырмыз',
    text: `Nesie: ${f.offer} несиесін сіз алмағаныңыз туралы хабарламаны тексеріп жатырмыз. Жауап беретін соңғы күн: ${f.until}. Оған дейін төлем туралы еске салмаймыз.`,
  }),
  disputeUpheld: (f) => ({
    subject: 'Қарызыңыз жоқ',
    text: `Nesie: тексердік: ${f.offer} несиесін сіз алмағансыз. Қарызыңыз жоқ, хат кабинетте.`,
  }),
  disputeDismissed: (f) => ({
    subject: 'Несие туралы жауап',
    text: `Nesie: хабарламаңызды тексердік: ${f.offer} шарты күшінде. Себебі және келіспесеңіз не істеу керегі кабинеттегі хатта.`,
  }),
  waived: (f) => ({
    subject: 'Өсімпұл кешірілді',
    text: `Nesie: ${f.offer} шарты бойынша ${f.amount} теңге өсімпұл кешірілді.`,
  }),
  courtOffer: (f) => ({
    subject: 'Қайта құрылымдауды ұсынамыз',
    text: `Nesie: сот шешімінен кейін ${f.offer} шарты бойынша қайта құрылымдауды ұсынамыз: бірінші төлем қазір ${f.amount} теңге, ұсыныстың соңғы күні ${f.until}. Талаптары кабинетте.`,
  }),
  cessionAhead: (f) => ({
    subject: 'Қарыз сатылуы мүмкін',
    text: `Nesie: ${f.offer} шарты бойынша талап ету құқығы ${organisationName(f.buyer ?? '', 'kk')} атына көшуі мүмкін. Хат кабинетте; қарызды өтесеңіз, көшпейді.`,
  }),
  ceded: (f) => ({
    subject: 'Қарыз сатылды',
    text: `Nesie: ${f.offer} шарты бойынша талап ету құқығы ${organisationName(f.buyer ?? '', 'kk')} атына көшті. Енді соған төлеңіз. Хат кабинетте.`,
  }),
};

export const noticeText = (kind: NoticeKind, locale: Locale, facts: NoticeFacts): { subject: string; text: string } =>
  (locale === 'KK' ? KK : RU)[kind](facts);

/** 2026-03-20 -> 20.03.2026 */
export const readDay = (day: string): string => day.split('-').toReversed().join('.');
