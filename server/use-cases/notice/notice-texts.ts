/** One or two SMS parts, without names or identity numbers. */
import type { Locale } from '../../ports/borrowers.ts';

export type NoticeKind =
  | 'approved'
  | 'consent'
  | 'alternative'
  | 'declined'
  | 'revision'
  | 'issued'
  | 'payment'
  | 'overdue'
  | 'closed'
  | 'writtenOff'
  | 'reversed'
  | 'reversedPart'
  | 'reversalOwed'
  | 'topUpOwed'
  | 'reversalSettled'
  | 'deferred'
  | 'waived'
  | 'courtOffer'
  | 'cessionAhead'
  | 'ceded';

export type NoticeFacts = {
  offer: string;
  amount?: string;
  left?: string;
  days?: string;
  until?: string;
  buyer?: string;
  /** For a disbursement: date and sum of the first payment, and the number of payments. */
  first?: string;
  due?: string;
  payments?: string;
};
type Words = Record<NoticeKind, (facts: NoticeFacts) => { subject: string; text: string }>;

const RU: Words = {
  approved: (f) => ({ subject: 'Заявка одобрена', text: `Nesie: заявка ${f.offer} одобрена. Готовим выплату.` }),
  consent: (f) => ({
    subject: 'Нужно подтверждение',
    text: `Nesie: заявка ${f.offer} одобрена. Через 24 часа подтвердите получение денег в кабинете.`,
  }),
  alternative: (f) => ({
    subject: 'Другие условия',
    text: `Nesie: по заявке ${f.offer} доступна другая сумма. Решение действует до конца дня, откройте кабинет.`,
  }),
  declined: (f) => ({
    subject: 'Решение по заявке',
    text: `Nesie: по заявке ${f.offer} отказано. Подробности в кабинете.`,
  }),
  revision: (f) => ({
    subject: 'Исправьте данные',
    text: `Nesie: по заявке ${f.offer} нужно исправить данные. Откройте кабинет.`,
  }),
  issued: (f) => ({
    subject: 'Деньги отправлены',
    text: `Nesie: ${f.amount} тенге по оферте ${f.offer} выплачены. ${f.payments === '1' ? 'Вернуть' : 'Первый платёж'} ${f.first}: ${f.due} тенге. График в кабинете.`,
  }),
  payment: (f) => ({
    subject: 'Платёж получен',
    text: `Nesie: платёж ${f.amount} тенге по оферте ${f.offer} получен.`,
  }),
  overdue: (f) => ({
    subject: 'Просрочка',
    text: `Nesie: просрочка по оферте ${f.offer}, дней: ${f.days}. Уведомление в кабинете; вы вправе просить изменить условия.`,
  }),
  closed: (f) => ({
    subject: 'Микрокредит погашен',
    text: `Nesie: микрокредит ${f.offer} полностью погашен. Справка об этом лежит в документах кабинета. Спасибо!`,
  }),
  writtenOff: (f) => ({
    subject: 'Договор закрыт',
    text: `Nesie: договор ${f.offer} закрыт, остаток долга списан. Платить по нему больше не нужно.`,
  }),
  reversed: (f) => ({
    subject: 'Платёж отозван',
    text: `Nesie: платёж ${f.amount} тенге по оферте ${f.offer} отозван, долг пересчитан. Сумма в кабинете.`,
  }),
  reversedPart: (f) => ({
    subject: 'Часть платежа отозвана',
    text: `Nesie: из платежа по оферте ${f.offer} отозвано ${f.amount} тенге, зачтено ${f.left}. Долг пересчитан, сумма в кабинете.`,
  }),
  reversalOwed: (f) => ({
    subject: 'Платёж отозван, есть долг',
    text: `Nesie: платёж по оферте ${f.offer} отозван после её закрытия. Ваш долг ${f.amount} тенге, оплатите в кабинете. До оплаты новый заём недоступен.`,
  }),
  topUpOwed: (f) => ({
    subject: 'Пополнение отозвано, есть долг',
    text: `Nesie: пополнение баланса отозвано. Ваш долг ${f.amount} тенге, оплатите в кабинете. До оплаты новый заём недоступен.`,
  }),
  reversalSettled: (f) => ({
    subject: 'Долг закрыт',
    text: f.offer
      ? `Nesie: долг за отозванный платёж по оферте ${f.offer} закрыт.`
      : 'Nesie: долг за отозванное пополнение баланса закрыт.',
  }),
  deferred: (f) => ({
    subject: 'Отсрочка',
    text: `Nesie: платёж по оферте ${f.offer} можно внести до ${f.until} включительно, без пени. Соглашение в кабинете.`,
  }),
  waived: (f) => ({
    subject: 'Пеня списана',
    text: `Nesie: по оферте ${f.offer} списана пеня ${f.amount} тенге.`,
  }),
  courtOffer: (f) => ({
    subject: 'Предлагаем реструктуризацию',
    text: `Nesie: после решения суда предлагаем реструктуризацию по оферте ${f.offer}: первый платёж сейчас ${f.amount} тенге, предложение до ${f.until}. Условия в кабинете.`,
  }),
  cessionAhead: (f) => ({
    subject: 'Долг может быть продан',
    text: `Nesie: право требования по оферте ${f.offer} может перейти к ${f.buyer}. Письмо в кабинете; погасите долг, и этого не будет.`,
  }),
  ceded: (f) => ({
    subject: 'Долг продан',
    text: `Nesie: право требования по оферте ${f.offer} перешло к ${f.buyer}. Дальше платите ему. Письмо в кабинете.`,
  }),
};

const KK: Words = {
  approved: (f) => ({
    subject: 'Өтінім мақұлданды',
    text: `Nesie: ${f.offer} өтінімі мақұлданды. Төлемді дайындап жатырмыз.`,
  }),
  consent: (f) => ({
    subject: 'Растау қажет',
    text: `Nesie: ${f.offer} өтінімі мақұлданды. 24 сағаттан кейін кабинетте ақша алуды растаңыз.`,
  }),
  alternative: (f) => ({
    subject: 'Басқа талаптар',
    text: `Nesie: ${f.offer} өтінімі бойынша басқа сома қолжетімді. Шешім күн соңына дейін жарамды, кабинетті ашыңыз.`,
  }),
  declined: (f) => ({
    subject: 'Өтінім бойынша шешім',
    text: `Nesie: ${f.offer} өтінімі бойынша бас тартылды. Толығырақ кабинетте.`,
  }),
  revision: (f) => ({
    subject: 'Деректерді түзетіңіз',
    text: `Nesie: ${f.offer} өтінімі бойынша деректерді түзету қажет. Кабинетті ашыңыз.`,
  }),
  issued: (f) => ({
    subject: 'Ақша жіберілді',
    text: `Nesie: ${f.offer} офертасы бойынша ${f.amount} теңге аударылды. ${f.payments === '1' ? 'Қайтару' : 'Бірінші төлем'} ${f.first}: ${f.due} теңге. Кесте кабинетте.`,
  }),
  payment: (f) => ({ subject: 'Төлем алынды', text: `Nesie: ${f.offer} офертасы бойынша ${f.amount} теңге алынды.` }),
  overdue: (f) => ({
    subject: 'Мерзімі өтті',
    text: `Nesie: ${f.offer} офертасы бойынша мерзімі ${f.days} күн өтті. Хабарлама кабинетте; талаптарды өзгертуді сұрай аласыз.`,
  }),
  closed: (f) => ({
    subject: 'Микрокредит өтелді',
    text: `Nesie: ${f.offer} микрокредиті толық өтелді. Бұл туралы анықтама кабинеттегі құжаттарда. Рақмет!`,
  }),
  writtenOff: (f) => ({
    subject: 'Шарт жабылды',
    text: `Nesie: ${f.offer} шарты жабылды, қарыздың қалдығы есептен шығарылды. Енді төлеудің қажеті жоқ.`,
  }),
  reversed: (f) => ({
    subject: 'Төлем қайтарылды',
    text: `Nesie: ${f.offer} офертасы бойынша ${f.amount} теңге төлем кері алынды, қарыз қайта есептелді. Сома кабинетте.`,
  }),
  reversedPart: (f) => ({
    subject: 'Төлемнің бір бөлігі қайтарылды',
    text: `Nesie: ${f.offer} офертасы бойынша төлемнен ${f.amount} теңге кері алынды, ${f.left} есептелді. Қарыз қайта есептелді, сома кабинетте.`,
  }),
  reversalOwed: (f) => ({
    subject: 'Төлем кері алынды, қарыз бар',
    text: `Nesie: ${f.offer} офертасы жабылғаннан кейін төлем кері алынды. Қарызыңыз ${f.amount} теңге, кабинетте төлеңіз. Төленгенше жаңа несие берілмейді.`,
  }),
  topUpOwed: (f) => ({
    subject: 'Толықтыру кері алынды, қарыз бар',
    text: `Nesie: баланс толықтыру кері алынды. Қарызыңыз ${f.amount} теңге, кабинетте төлеңіз. Төленгенше жаңа несие берілмейді.`,
  }),
  reversalSettled: (f) => ({
    subject: 'Қарыз жабылды',
    text: f.offer
      ? `Nesie: ${f.offer} офертасы бойынша кері алынған төлемнің қарызы жабылды.`
      : 'Nesie: кері алынған толықтырудың қарызы жабылды.',
  }),
  deferred: (f) => ({
    subject: 'Кейінге қалдыру',
    text: `Nesie: ${f.offer} офертасы бойынша төлемді ${f.until} күнін қоса алғанда өсімпұлсыз төлеуге болады. Келісім кабинетте.`,
  }),
  waived: (f) => ({
    subject: 'Өсімпұл кешірілді',
    text: `Nesie: ${f.offer} офертасы бойынша ${f.amount} теңге өсімпұл кешірілді.`,
  }),
  courtOffer: (f) => ({
    subject: 'Қайта құрылымдауды ұсынамыз',
    text: `Nesie: сот шешімінен кейін ${f.offer} офертасы бойынша қайта құрылымдауды ұсынамыз: бірінші төлем қазір ${f.amount} теңге, ұсыныс ${f.until} дейін. Талаптары кабинетте.`,
  }),
  cessionAhead: (f) => ({
    subject: 'Қарыз сатылуы мүмкін',
    text: `Nesie: ${f.offer} офертасы бойынша талап ету құқығы ${f.buyer} атына көшуі мүмкін. Хат кабинетте; қарызды өтесеңіз, көшпейді.`,
  }),
  ceded: (f) => ({
    subject: 'Қарыз сатылды',
    text: `Nesie: ${f.offer} офертасы бойынша талап ету құқығы ${f.buyer} атына көшті. Енді соған төлеңіз. Хат кабинетте.`,
  }),
};

export const noticeText = (kind: NoticeKind, locale: Locale, facts: NoticeFacts): { subject: string; text: string } =>
  (locale === 'KK' ? KK : RU)[kind](facts);
