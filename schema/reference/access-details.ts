/** What the codes of the access log mean to a reader (R730); ids, calls and names of workflows stay as they are. */
import type { AccessAct } from './access-acts.ts';
import type { CaseReason } from './cases.ts';
import type { CallResult } from './collection.ts';
import { DOCUMENT_TITLES } from './document-titles.ts';
import type { LookUp } from './look-up.ts';
import { roleName } from './role-names.ts';

type Name = { readonly ru: string; readonly kk: string };

const LOOK_UPS: Readonly<Record<LookUp, Name>> = {
  PHONE: { ru: 'по телефону', kk: 'телефон бойынша' },
  IIN: { ru: 'по ИИН', kk: 'ЖСН бойынша' },
  NAME: { ru: 'по имени', kk: 'аты-жөні бойынша' },
  CONTRACT: { ru: 'по номеру договора', kk: 'шарт нөмірі бойынша' },
  REFERENCE: { ru: 'по номеру платежа', kk: 'төлем нөмірі бойынша' },
};

const CALLS: Readonly<Record<CallResult, Name>> = {
  PROMISED: { ru: 'обещает оплатить', kk: 'төлеуге уәде берді' },
  SPOKE: { ru: 'поговорили, обещания нет', kk: 'сөйлестік, уәде жоқ' },
  REFUSED: { ru: 'отказывается платить', kk: 'төлеуден бас тартты' },
  OTHER_PERSON: { ru: 'ответил другой человек', kk: 'басқа адам жауап берді' },
  NO_ANSWER: { ru: 'не ответили', kk: 'жауап болмады' },
};

const REASONS: Readonly<Record<CaseReason, Name>> = {
  CALL: { ru: 'человек обратился, личность проверена', kk: 'адам жүгінді, жеке басы тексерілді' },
  LETTER: { ru: 'письмо или жалоба', kk: 'хат немесе шағым' },
  AUTHORITY: { ru: 'запрос суда или госоргана', kk: 'соттың немесе мемлекеттік органның сұрауы' },
  MONEY: { ru: 'поиск платежа', kk: 'төлемді іздеу' },
};

const CORRECTIONS: Readonly<Record<string, Name>> = {
  CORRECTION: { ru: 'исправление', kk: 'түзету' },
  NAME: { ru: 'имя', kk: 'аты-жөні' },
  DOCUMENT: { ru: 'документ', kk: 'құжат' },
  IIN: { ru: 'ИИН', kk: 'ЖСН' },
  BIRTH_DATE: { ru: 'дата рождения', kk: 'туған күні' },
  PHONE: { ru: 'телефон', kk: 'телефон' },
  EMAIL: { ru: 'почта', kk: 'пошта' },
};

const APPLICATION_OF_FACTOR: Name = { ru: 'приложение с кодами', kk: 'кодтар қосымшасы' };

/** Codes whose meaning depends on the act. */
const OF_ACT: Partial<Readonly<Record<AccessAct, Readonly<Record<string, Name>>>>> = {
  SEARCHED: LOOK_UPS,
  CASE_OPENED: REASONS,
  CONTACT_NOTED: CALLS,
  CORRECTION_ASKED: CORRECTIONS,
  CORRECTION_WITHDRAWN: CORRECTIONS,
  CORRECTED: CORRECTIONS,
  OPENED: CORRECTIONS,
  STAFF_FACTOR_SET: { '': APPLICATION_OF_FACTOR },
  STAFF_FACTOR_REMOVED: { APPLICATION: APPLICATION_OF_FACTOR },
};

const OF_ANY: Readonly<Record<string, Name>> = {
  PERSON: { ru: 'карточка человека', kk: 'адам карточкасы' },
  APPLICATION: { ru: 'заявка', kk: 'өтінім' },
  APPLICATION_NOT_TAKEN: { ru: 'заявка, не взятая в работу', kk: 'жұмысқа алынбаған өтінім' },
  LOAN: { ru: 'карточка займа', kk: 'несие карточкасы' },
  FACE: { ru: 'кадр лица', kk: 'бет-әлпет кадры' },
  COLLECTION: { ru: 'карточка просрочки', kk: 'мерзімі өткен несие карточкасы' },
  LATE: { ru: 'о просрочке', kk: 'мерзімі өтуі туралы' },
  SIGN_IN: { ru: 'вход', kk: 'кіру' },
  WRONG: { ru: 'неверный пароль', kk: 'құпиясөз қате' },
  WAITING: { ru: 'вход закрыт после ошибок', kk: 'қателерден кейін кіру жабық' },
  KEY: { ru: 'ключ безопасности', kk: 'қауіпсіздік кілті' },
  FACTOR: { ru: 'неверный код второго фактора', kk: 'екінші фактор коды қате' },
  FORBIDDEN: { ru: 'не его роль', kk: 'оның рөлі емес' },
  OTHER_SITE: { ru: 'запрос с чужого сайта', kk: 'бөтен сайттан сұрау' },
  NOT_FOUND: { ru: 'чужое или несуществующее', kk: 'бөтендікі немесе жоқ' },
  NOT_ALLOWED_NOW: {
    ru: 'дело у другого сотрудника или не в том состоянии',
    kk: 'іс басқа қызметкерде немесе күйі сәйкес емес',
  },
  NOT_ASKED: { ru: 'нужны двое', kk: 'екі адам керек' },
  CASE_NOT_OPEN: { ru: 'без открытого дела', kk: 'ашық іссіз' },
  CASE_OF_ANOTHER: { ru: 'дело другого человека', kk: 'басқа адамның ісі' },
  TOO_MANY_REQUESTS: { ru: 'сверх предела', kk: 'шектен тыс' },
  NOT_ASSIGNED: { ru: 'заявка не его', kk: 'өтінім оныкі емес' },
  UNSIGNED: { ru: 'без верной подписи', kk: 'дұрыс қолтаңбасыз' },
  STALE: { ru: 'подпись устарела', kk: 'қолтаңба ескірген' },
};

const REPEATED = /^x(\d+)$/;

/** Each code of a detail in words; what is no code keeps its own name. */
export const accessDetailText = (act: string, detail: string, lang: 'ru' | 'kk'): string =>
  (detail === '' ? [''] : detail.split(' ')).map((code) => wordOf(act as AccessAct, code, lang)).join(' ');

function wordOf(act: AccessAct, code: string, lang: 'ru' | 'kk'): string {
  const times = REPEATED.exec(code)?.[1];
  if (times) return `× ${times}`;
  const title = (DOCUMENT_TITLES as Readonly<Record<string, Name | undefined>>)[code];
  return (OF_ACT[act]?.[code] ?? OF_ANY[code] ?? title)?.[lang] ?? roleName(code, lang);
}
