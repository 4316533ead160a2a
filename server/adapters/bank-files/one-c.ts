/** 1CClientBankExchange out: what every bank's client program of the country imports. */
import iconv from 'iconv-lite';
import { nearestRussian } from '../../../schema/values/letters.ts';
import { printTenge } from '../../../schema/values/money.ts';
import { type Batch, type Order, plain } from './order.ts';

export type Charset = 'windows-1251' | 'utf-8';

/** Windows-1251 has no letters of Kazakh but і: a name is written as banks write it there, with the nearest ones. */
export const encode = (text: string, charset: Charset): Buffer =>
  charset === 'utf-8' ? Buffer.from(text, 'utf8') : iconv.encode(nearestRussian(text), 'win1251');

/**
 * A file of Windows is hardly ever valid UTF-8; one without other letters than Latin reads the same both ways. One that
 * says `Кодировка=DOS` has the letters of cp866, which no other charset spells so.
 */
export function decode(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes);
  const wide = wideCharsetOf(buffer);
  if (wide) return iconv.decode(buffer, wide);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(buffer, buffer.includes(iconv.encode('КонецФайла', 'cp866')) ? 'cp866' : 'win1251');
  }
}

/** Two bytes a letter: with a mark at the start, or with every other byte of the first letters zero. */
function wideCharsetOf(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [a = 1, b = 1] = bytes;
  if ((a === 0xff && b === 0xfe) || (b === 0 && a !== 0)) return 'utf-16le';
  return (a === 0xfe && b === 0xff) || (a === 0 && b !== 0) ? 'utf-16be' : undefined;
}

/** 31.12.2026 */
export const printDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('.');

export function writeOneC(batch: Batch, charset: Charset): Buffer {
  const { payer, day } = batch;
  const head = [
    '1CClientBankExchange',
    'ВерсияФормата=2.00',
    `Кодировка=${charset === 'utf-8' ? 'UTF-8' : 'Windows'}`,
    'Отправитель=Nesie',
    'Получатель=',
    `ДатаСоздания=${printDay(batch.madeAt)}`,
    `ВремяСоздания=${batch.madeAt.slice(11, 19)}`,
    `ДатаНачала=${printDay(day)}`,
    `ДатаКонца=${printDay(day)}`,
    `РасчСчет=${payer.account}`,
  ];
  const lines = [...head, ...batch.orders.flatMap((order) => documentOf(batch, order)), 'КонецФайла', ''];
  return encode(lines.join('\r\n'), charset);
}

function documentOf({ payer, day, bicOf }: Batch, order: Order): string[] {
  const { payee, codes } = order;
  const bic = bicOf(payee.iban);
  return [
    'СекцияДокумент=ПлатежноеПоручение',
    `НомерДокумента=${order.number}`,
    `ДатаДокумента=${printDay(day)}`,
    `Сумма=${printTenge(order.amount)}`,
    'Валюта=KZT',
    `ПлательщикНаименование=${plain(payer.name, 140)}`,
    `ПлательщикБИН_ИИН=${payer.bin}`,
    `ПлательщикКБЕ=${payer.kod}`,
    `ПлательщикИИК=${payer.account}`,
    `ПлательщикБанкНаименование=${plain(payer.bankName, 140)}`,
    `ПлательщикБанкБИК=${payer.bic}`,
    `ПолучательНаименование=${plain(payee.name, 140)}`,
    `ПолучательБИН_ИИН=${payee.iin}`,
    `ПолучательКБЕ=${codes.kbe}`,
    `ПолучательИИК=${payee.iban}`,
    `ПолучательБанкБИК=${bic}`,
    `НазначениеПлатежа=${plain(order.text, 210)}`,
    `КодНазначенияПлатежа=${codes.knp}`,
    `ДатаВалютирования=${printDay(day)}`,
    'КонецДокумента',
  ];
}
