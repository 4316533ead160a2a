/** Why a payout did not arrive and what the borrower can do, by its method and the provider's code. */
type Text = Readonly<Record<'RU' | 'KK', string>>;
type Way = 'IBAN' | 'CARD' | 'POST';

const NOT_AS_SIGNED: Text = {
  RU: 'Реквизиты отличаются от подписанных, поэтому мы ничего не отправили. Выберите способ получения ещё раз.',
  KK: 'Деректемелер қол қойылғаннан өзгеше, сондықтан ештеңе жібермедік. Ақша алу тәсілін қайта таңдаңыз.',
};
const LIMITED: Text = {
  RU: 'Банк ограничил зачисления на эту карту. Снимите ограничение в приложении банка или выберите счёт.',
  KK: 'Банк бұл картаға ақша түсіруді шектеген. Шектеуді банк қосымшасында алыңыз немесе шотты таңдаңыз.',
};

const BY_WAY: Readonly<Record<Way, Text>> = {
  IBAN: {
    RU: 'Банк не зачислил деньги на этот счёт и вернул их. Проверьте номер счёта или выберите другой.',
    KK: 'Банк ақшаны бұл шотқа түсірмей, қайтарды. Шот нөмірін тексеріңіз немесе басқасын таңдаңыз.',
  },
  CARD: {
    RU: 'Банк не зачислил деньги на эту карту и вернул их. Получите их на счёт или на другую карту.',
    KK: 'Банк ақшаны бұл картаға түсірмей, қайтарды. Оны шотқа немесе басқа картаға алыңыз.',
  },
  POST: {
    RU: 'Почта не приняла перевод. Выберите другой способ получения.',
    KK: 'Пошта аударымды қабылдамады. Ақша алудың басқа тәсілін таңдаңыз.',
  },
};

/** Codes of the card processor for a limit that the card's owner can lift. */
const LIMIT_CODES: readonly string[] = ['5', '57', '62', '65', '96'];

export function payoutFailureText(way: Way, code: string, locale: 'RU' | 'KK'): string {
  if (code === 'PAYOUT_MISMATCH') return NOT_AS_SIGNED[locale];
  return (way === 'CARD' && LIMIT_CODES.includes(code) ? LIMITED : BY_WAY[way])[locale];
}
