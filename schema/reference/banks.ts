/**
 * Second-tier banks by the bank code in a Kazakh IBAN (places 5-7). Source: own list after the National Bank's register
 * of participants; an unknown code is refused as BANK_UNKNOWN.
 */
export type Bank = { code: string; ru: string; kk: string };

const bank = (code: string, ru: string, kk: string = ru): Bank => ({ code, ru, kk });

export const BANKS: readonly Bank[] = [
  bank('070', 'Казначейство Республики Казахстан', 'Қазақстан Республикасының Қазынашылығы'),
  bank('125', 'Национальный Банк Республики Казахстан', 'Қазақстан Республикасының Ұлттық Банкі'),
  bank('319', 'Tengri Bank'),
  bank('432', 'Банк ВТБ (Казахстан)', 'ВТБ Банкі (Қазақстан)'),
  bank('435', 'Шинхан Банк Казахстан', 'Шинхан Банк Қазақстан'),
  bank('551', 'Freedom Bank Kazakhstan'),
  bank('563', 'Казпочта', 'Қазпошта'),
  bank('601', 'Народный Банк Казахстана (Halyk)', 'Қазақстан Халық Банкі (Halyk)'),
  bank('722', 'Kaspi Bank'),
  bank('821', 'Bank RBK'),
  bank('832', 'Ситибанк Казахстан', 'Ситибанк Қазақстан'),
  bank('849', 'Нурбанк', 'Нұрбанк'),
  bank('856', 'Банк ЦентрКредит', 'Банк ЦентрКредит'),
  bank('886', 'Home Credit Bank'),
  bank('896', 'Исламский банк Al Hilal', 'Al Hilal ислам банкі'),
  bank('907', 'Банк Развития Казахстана', 'Қазақстанның Даму Банкі'),
  bank('913', 'Банк Китая в Казахстане', 'Қазақстандағы Қытай Банкі'),
  bank('914', 'Bereke Bank'),
  bank('930', 'ТПБ Китая в Алматы (ICBC)', 'Алматыдағы Қытай СӨБ (ICBC)'),
  bank('948', 'Евразийский банк', 'Еуразиялық банк'),
  bank('949', 'Altyn Bank'),
  bank('965', 'ForteBank'),
  bank('972', 'Отбасы банк', 'Отбасы банк'),
  bank('998', 'Alatau City Bank (Jusan)'),
];

export const bankByCode = (code: string): Bank | undefined => BANKS.find((row) => row.code === code);
