/** The signature at the end of a paper: who, when, by which code, and which text (R131). */
import { almatyDateOf, almatyTimeOf, type Instant } from '../../../../schema/values/local-date.ts';
import type { Borrower, Locale } from '../../../ports/borrowers.ts';
import type { FileSignature } from '../../../ports/files.ts';
import type { PrintedDocument, SignatureBlock } from '../../../ports/printer.ts';
import { day, fullName } from './print.ts';

const TEXTS = {
  RU: {
    pending: 'Подпись заёмщика: ещё не подписано',
    signed: 'Подпись заёмщика: подписано кодом из SMS',
    signedEds: 'Подпись заёмщика: подписано электронной цифровой подписью (ЭЦП) через eGov',
    eds: 'Контрольная сумма подписи (SHA-256)',
    who: 'Подписал(а)',
    iin: 'ИИН',
    when: 'Когда',
    at: (date: string, time: string) => `${date} в ${time}, время Казахстана (UTC+5)`,
    phone: 'Код отправлен на номер',
    code: 'Номер отправки кода',
    hash: 'Контрольная сумма подписанного текста (SHA-256)',
    pendingNote:
      'Документ подписывается одноразовым кодом, отправленным на номер заёмщика. Код действует для этого документа и только для него. После подписания здесь будут время, номер отправки кода и контрольная сумма текста.',
    edsNote:
      'Подпись хранится у кредитора вместе с документом. Подписан файл с указанной контрольной суммой: он сохранён без изменений. Этот экземпляр повторяет его текст и дополнен отметкой о подписи.',
    signedNote:
      'Код действовал только для этого документа; сам код нигде не хранится. Подписан файл с указанной контрольной суммой: он сохранён без изменений. Этот экземпляр повторяет его текст и дополнен отметкой о подписи.',
  },
  KK: {
    pending: 'Қарыз алушының қолы: әлі қойылған жоқ',
    signed: 'Қарыз алушының қолы: SMS кодымен қойылды',
    signedEds: 'Қарыз алушының қолы: eGov арқылы электрондық цифрлық қолтаңба (ЭЦҚ) қойылды',
    eds: 'Қолтаңбаның бақылау сомасы (SHA-256)',
    who: 'Қол қойған',
    iin: 'ЖСН',
    when: 'Уақыты',
    at: (date: string, time: string) => `${date}, сағат ${time}, Қазақстан уақыты (UTC+5)`,
    phone: 'Код жіберілген нөмір',
    code: 'Код жіберілген хабарламаның нөмірі',
    hash: 'Қол қойылған мәтіннің бақылау сомасы (SHA-256)',
    pendingNote:
      'Құжатқа қарыз алушының нөміріне жіберілген бір реттік кодпен қол қойылады. Код тек осы құжатқа жарамды. Қол қойылғаннан кейін мұнда уақыт, код жіберілген хабарламаның нөмірі және мәтіннің бақылау сомасы болады.',
    edsNote:
      'Қолтаңба құжатпен бірге кредиторда сақталады. Бақылау сомасы көрсетілген файлға қол қойылды: ол өзгеріссіз сақталған. Бұл дана оның мәтінін қайталайды және қол қою белгісімен толықтырылған.',
    signedNote:
      'Код тек осы құжатқа жарамды болды; кодтың өзі еш жерде сақталмайды. Бақылау сомасы көрсетілген файлға қол қойылды: ол өзгеріссіз сақталған. Бұл дана оның мәтінін қайталайды және қол қою белгісімен толықтырылған.',
  },
};

const EMPTY = '—';

export function unsigned(person: Borrower, locale: Locale): SignatureBlock {
  const t = TEXTS[locale];
  const rows = [
    [t.who, fullName(person)],
    [t.iin, person.iin],
    [t.when, EMPTY],
    [t.phone, EMPTY],
    [t.code, EMPTY],
    [t.hash, EMPTY],
  ] as const;
  return { kind: 'signature', signed: false, heading: t.pending, rows, note: t.pendingNote };
}

export type Signed = FileSignature & { at: Instant; hash: string };

/** The same paper with its signature; `document` is what was printed for signing. */
export function signedCopy(document: PrintedDocument, { at, hash, ...by }: Signed): PrintedDocument {
  const t = TEXTS[document.locale];
  const spaced = (sum: string) => sum.replace(/(.{8})(?=.)/g, '$1 ');
  const proof: [string, string][] =
    'eds' in by
      ? [[t.eds, spaced(by.eds)]]
      : [
          [t.phone, by.phone],
          [t.code, by.code],
        ];
  const sign = (block: SignatureBlock): SignatureBlock => ({
    ...block,
    signed: true,
    heading: 'eds' in by ? t.signedEds : t.signed,
    rows: [
      ...block.rows.slice(0, 2),
      [t.when, t.at(day(almatyDateOf(at)), almatyTimeOf(at))],
      ...proof,
      [t.hash, spaced(hash)],
    ],
    note: 'eds' in by ? t.edsNote : t.signedNote,
  });
  return {
    ...document,
    blocks: document.blocks.map((block) => (block.kind === 'signature' ? sign(block) : block)),
  };
}
