/** The lender and his account; shown to borrowers, printed on papers and copied into bank forms. */
export const REQUISITES = {
  name: { ru: 'ТОО «Микрофинансовая организация Nesie»', kk: '«Nesie микроқаржы ұйымы» ЖШС' },
  /** R50. */
  licensedOn: '15.03.2021',
  bin: '210340000017',
  iban: 'KZ867220000000000017',
  bank: { ru: 'АО «Kaspi Bank»', kk: '«Kaspi Bank» АҚ' },
  bic: 'CASPKZKA',
  /** Code of the beneficiary and of the purpose of the payment. */
  kbe: '15',
  knp: '421',
  source: 'own choice: a demonstration account; the real one is the lender’s',
} as const;
