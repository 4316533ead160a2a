/** The accounts of the books for people, in the words of bookkeeping. */
import type { Account } from './accounts.ts';

type Name = { readonly ru: string; readonly kk: string };
/** What the books hold by calculation besides the chart of accounts. */
type Computed = 'loss-allowance' | 'impairment-loss';

const ACCOUNT_NAMES: Readonly<Record<Account | Computed, Name>> = {
  principal: { ru: 'Основной долг', kk: 'Негізгі қарыз' },
  'interest-receivable': { ru: 'Проценты к получению', kk: 'Алынатын сыйақы' },
  'interest-income': { ru: 'Процентные доходы', kk: 'Сыйақы кірісі' },
  'penalty-receivable': { ru: 'Пеня к получению', kk: 'Алынатын өсімпұл' },
  'penalty-income': { ru: 'Доходы от пени', kk: 'Өсімпұл кірісі' },
  'premium-receivable': { ru: 'Платные услуги к получению', kk: 'Ақылы қызметтер бойынша алынатын сома' },
  'premium-income': { ru: 'Доходы от платных услуг', kk: 'Ақылы қызметтер кірісі' },
  'insurer-payable': { ru: 'Расчёты со страховщиком', kk: 'Сақтандырушымен есеп айырысу' },
  bank: { ru: 'Деньги на счетах в банках', kk: 'Банк шоттарындағы ақша' },
  'provider-clearing': { ru: 'Деньги в пути', kk: 'Жолдағы ақша' },
  'other-bank-movements': { ru: 'Прочие операции в банке', kk: 'Банктегі өзге операциялар' },
  'borrower-balance': { ru: 'Балансы заёмщиков', kk: 'Қарыз алушылардың балансы' },
  'bonus-liability': { ru: 'Обязательства по бонусам', kk: 'Бонус бойынша міндеттеме' },
  'bonus-expense': { ru: 'Расходы на бонусы', kk: 'Бонус шығысы' },
  suspense: { ru: 'Невыясненные платежи', kk: 'Анықталмаған төлемдер' },
  waived: { ru: 'Прощённый долг', kk: 'Кешірілген қарыз' },
  'write-off': { ru: 'Списанный долг', kk: 'Есептен шығарылған қарыз' },
  'cession-proceeds': { ru: 'К получению за проданные займы', kk: 'Сатылған несиелер үшін алынатын сома' },
  'buyer-payable': { ru: 'Расчёты с покупателями долга', kk: 'Қарызды сатып алушылармен есеп айырысу' },
  'recovery-income': { ru: 'Возврат списанных долгов', kk: 'Есептен шығарылған қарыздың қайтарылуы' },
  'reversal-receivable': {
    ru: 'К получению по отозванным платежам',
    kk: 'Кері қайтарылған төлемдер бойынша алынатын сома',
  },
  capital: { ru: 'Капитал владельца', kk: 'Иесінің капиталы' },
  'transit:balance': { ru: 'Переводы между займом и балансом', kk: 'Несие мен баланс арасындағы аударымдар' },
  'transit:refinancing': { ru: 'Переводы при рефинансировании', kk: 'Қайта қаржыландыру аударымдары' },
  'loss-allowance': { ru: 'Резерв под убытки', kk: 'Шығындарға арналған резерв' },
  'impairment-loss': { ru: 'Расходы на резерв', kk: 'Резерв шығысы' },
};

/** An account that this build does not know keeps its own name. */
export const accountName = (account: string, lang: 'ru' | 'kk'): string =>
  (ACCOUNT_NAMES as Readonly<Record<string, Name | undefined>>)[account]?.[lang] ?? account;
