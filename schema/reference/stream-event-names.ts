/** The names of events outside the streams of loans; an event without a name does not compile. */
import type { LedgerEvent } from '../events/ledger.ts';
import type { LoanEventType } from '../events/loan.ts';
import { eventName } from './event-names.ts';

type Name = { readonly ru: string; readonly kk: string };

const NAMES: Readonly<Record<Exclude<LedgerEvent['type'], LoanEventType>, Name>> = {
  BalanceCredited: { ru: 'Баланс пополнен', kk: 'Баланс толықтырылды' },
  BalanceDebited: { ru: 'С баланса списано', kk: 'Баланстан алынды' },
  RefundAsked: { ru: 'Возврат запрошен', kk: 'Қайтару сұралды' },
  RefundDeclined: { ru: 'В возврате отказано', kk: 'Қайтарудан бас тартылды' },
  RefundPrepared: { ru: 'Возврат подготовлен', kk: 'Қайтару дайындалды' },
  RefundSent: { ru: 'Возврат отправлен', kk: 'Қайтару жіберілді' },
  RefundPaid: { ru: 'Возврат перечислен', kk: 'Қайтару төленді' },
  RefundFailed: { ru: 'Возврат не прошёл', kk: 'Қайтару өтпеді' },
  RefundRecalled: { ru: 'Возврат отозван', kk: 'Қайтару кері алынды' },
  ReversalOwed: { ru: 'Отозванный платёж стал долгом', kk: 'Кері қайтарылған төлем қарызға айналды' },
  ReversalSettled: { ru: 'Долг по отозванному платежу погашен', kk: 'Кері қайтарылған төлем бойынша қарыз өтелді' },
  ReversalForgiven: {
    ru: 'Долг по отозванному платежу списан',
    kk: 'Кері қайтарылған төлем бойынша қарыз есептен шығарылды',
  },
  BonusEarned: { ru: 'Бонусы начислены', kk: 'Бонус есептелді' },
  BonusReserved: { ru: 'Бонусы отложены', kk: 'Бонус резервке алынды' },
  BonusConfirmed: { ru: 'Бонусы потрачены', kk: 'Бонус жұмсалды' },
  BonusReleased: { ru: 'Отложенные бонусы возвращены', kk: 'Резервтегі бонус қайтарылды' },
  BonusReturned: { ru: 'Бонусы возвращены', kk: 'Бонус қайтарылды' },
  BonusTakenBack: { ru: 'Бонусы изъяты', kk: 'Бонус алып қойылды' },
  SlotClaimed: { ru: 'Место для займа занято', kk: 'Несие орны алынды' },
  SlotReleased: { ru: 'Место для займа освобождено', kk: 'Несие орны босатылды' },
  PaymentNotified: { ru: 'О платеже сообщено', kk: 'Төлем туралы хабарланды' },
  PaymentPlaced: { ru: 'Платёж зачтён', kk: 'Төлем есепке алынды' },
  PaymentSuspended: { ru: 'Платёж не выяснен', kk: 'Төлем анықталмады' },
  PaymentReleased: { ru: 'Невыясненный платёж разнесён', kk: 'Анықталмаған төлем бөлінді' },
  PaymentSentBack: { ru: 'Платёж возвращён отправителю', kk: 'Төлем жіберушіге қайтарылды' },
  PaymentContradicted: { ru: 'О платеже сообщено с другой суммой', kk: 'Төлем туралы басқа сомамен хабарланды' },
  PaymentTakenBack: { ru: 'Платёж отозван', kk: 'Төлем кері алынды' },
  TakeBackSettled: { ru: 'Отзыв платежа учтён', kk: 'Төлемнің кері алынуы есепке алынды' },
  RecoveryReceived: { ru: 'Получено по списанному долгу', kk: 'Есептен шығарылған қарыз бойынша алынды' },
  BuyerMoneyReceived: { ru: 'Получено для покупателя долга', kk: 'Қарызды сатып алушы үшін алынды' },
  CessionPriceReceived: { ru: 'Цена продажи поступила', kk: 'Сату бағасы түсті' },
  CessionPriceConfirmed: { ru: 'Цена продажи подтверждена', kk: 'Сату бағасы расталды' },
  BuyerPaid: { ru: 'Покупателю долга перечислено', kk: 'Қарызды сатып алушыға төленді' },
  ClaimMoneyTakenBack: { ru: 'Деньги по требованию отозваны', kk: 'Талап бойынша ақша кері алынды' },
  ClaimSettled: { ru: 'Требование закрыто', kk: 'Талап жабылды' },
  InsurerPaid: { ru: 'Страховщику перечислено', kk: 'Сақтандырушыға төленді' },
  CapitalPaidIn: { ru: 'Владелец внёс капитал', kk: 'Иесі капитал салды' },
  CapitalTakenBack: { ru: 'Капитал возвращён владельцу', kk: 'Капитал иесіне қайтарылды' },
  BankStatementRead: { ru: 'Выписка банка прочитана', kk: 'Банктің үзінді көшірмесі оқылды' },
  BankLinePlaced: { ru: 'Строка выписки отнесена', kk: 'Үзінді көшірме жолы бөлінді' },
  DailyAnchored: { ru: 'Журнал подписан за день', kk: 'Журналға күн үшін қол қойылды' },
  LogMoved: { ru: 'Журнал перенесён на другой сервер', kk: 'Журнал басқа серверге көшірілді' },
};

/** Of an event of any stream; a type that this build does not know keeps its own name. */
export const anyEventName = (type: string, lang: 'ru' | 'kk'): string =>
  (NAMES as Readonly<Record<string, Name | undefined>>)[type]?.[lang] ?? eventName(type, lang);
