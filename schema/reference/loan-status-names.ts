/** Statuses as the lender's books name them; what borrowers read asks them for the next step (status.json). */
import type { LoanStatus } from '../loan-status.ts';

const NAMES: Readonly<Record<LoanStatus, { readonly ru: string; readonly kk: string }>> = {
  INITIAL: { ru: 'заявка заполняется', kk: 'өтінім толтырылуда' },
  WAITING_STATEMENT_LOADING: { ru: 'ждёт выписку', kk: 'үзінді көшірмені күтуде' },
  WAITING_FOR_REMITTANCE_SET: { ru: 'ждёт способ получения', kk: 'алу тәсілін күтуде' },
  WAITING_FOR_BIOMETRY: { ru: 'ждёт проверку лица', kk: 'бетті тексеруді күтуде' },
  WAITING_FOR_INSURANCE: { ru: 'ждёт решения о страховании', kk: 'сақтандыру шешімін күтуде' },
  WAITING_FOR_ISSUANCE_CONSENT: { ru: 'ждёт согласия на выдачу', kk: 'беруге келісімді күтуде' },
  ON_VERIFICATION: { ru: 'передана на проверку', kk: 'тексеруге берілген' },
  ON_AUTO_VERIFICATION: { ru: 'автоматическая проверка', kk: 'автоматты тексеру' },
  ON_MANUAL_VERIFICATION: { ru: 'в очереди на ручную проверку', kk: 'қолмен тексеру кезегінде' },
  MANUAL_VERIFICATION: { ru: 'ручная проверка', kk: 'қолмен тексеру' },
  BACK_TO_REVISION: { ru: 'возвращена на исправление', kk: 'түзетуге қайтарылған' },
  REVISED_VERIFICATION: { ru: 'проверка исправлений', kk: 'түзетулерді тексеру' },
  READY_FOR_SCORING: { ru: 'готова к решению', kk: 'шешімге дайын' },
  AGREED: { ru: 'предварительно одобрена', kk: 'алдын ала мақұлданған' },
  WAITING_REJECT: { ru: 'ждёт отказа', kk: 'бас тартуды күтуде' },
  APPROVED: { ru: 'одобрена', kk: 'мақұлданған' },
  WAITING_REMITTANCE_PREPARED: { ru: 'перевод готовится', kk: 'аударым дайындалуда' },
  REMITTANCE_PREPARED: { ru: 'перевод подготовлен', kk: 'аударым дайын' },
  REMITTANCE_IN_PROGRESS: { ru: 'перевод отправлен', kk: 'аударым жіберілген' },
  REMITTANCE_PAID: { ru: 'деньги получены', kk: 'ақша алынған' },
  REMITTANCE_ERROR: { ru: 'перевод не прошёл', kk: 'аударым өтпеген' },
  REMITTANCE_CANCELED: { ru: 'перевод отменён', kk: 'аударым тоқтатылған' },
  ACTIVE: { ru: 'действует', kk: 'қолданыста' },
  GRACE_DAY_OFF: { ru: 'срок перенесён с выходного', kk: 'мерзім демалыс күнінен ауысқан' },
  PROLONGED: { ru: 'продлён', kk: 'ұзартылған' },
  GRACE_MANUAL: { ru: 'отсрочка', kk: 'төлем кейінге қалдырылған' },
  EXPIRED: { ru: 'просрочен', kk: 'мерзімі өткен' },
  GRACE_EXPIRED: { ru: 'отсрочка истекла', kk: 'кейінге қалдыру аяқталған' },
  CALCULATION_STOPPED: { ru: 'начисление остановлено', kk: 'есептеу тоқтатылған' },
  RESTRUCTURED: { ru: 'реструктурирован', kk: 'қайта құрылымдалған' },
  RESTRUCTURED_EXPIRED: { ru: 'реструктуризация нарушена', kk: 'қайта құрылымдау бұзылған' },
  WAITING_RESTRUCTURING: { ru: 'ждёт платёж реструктуризации', kk: 'қайта құрылымдау төлемін күтуде' },
  WAITING_PROLONGATION: { ru: 'запрошено продление', kk: 'ұзарту сұралған' },
  WAITING_PROLONGATION_OFFERT: { ru: 'ждёт подписи продления', kk: 'ұзартуға қол қоюды күтуде' },
  WAITING_PROLONGATION_PRC_PAYMENT: { ru: 'ждёт проценты за продление', kk: 'ұзарту сыйақысын күтуде' },
  WAITING_REFINANCING: { ru: 'запрошено рефинансирование', kk: 'қайта қаржыландыру сұралған' },
  WAITING_REFINANCING_OFFERT: { ru: 'ждёт подписи рефинансирования', kk: 'қайта қаржыландыруға қол қоюды күтуде' },
  WAITING_REFINANCING_PRC_PAYMENT: {
    ru: 'ждёт проценты за рефинансирование',
    kk: 'қайта қаржыландыру сыйақысын күтуде',
  },
  AOT_PAYMENT_AWAITING: { ru: 'ждёт оплату уступки', kk: 'талап ету құқығын беру төлемін күтуде' },
  CESSION: { ru: 'уступлен', kk: 'талап ету құқығы берілген' },
  CLOSING_PROCESS: { ru: 'закрывается', kk: 'жабылуда' },
  FINISHED: { ru: 'закрыт', kk: 'жабылған' },
  REJECTED: { ru: 'отказано', kk: 'бас тартылған' },
  REJECTED_BY_FRAUD: { ru: 'отклонена как мошенничество', kk: 'алаяқтық ретінде қабылданбаған' },
  CANCELED: { ru: 'отозвана заявителем', kk: 'өтініш беруші кері алған' },
  ANNULLED: { ru: 'аннулирована', kk: 'күші жойылған' },
};

/** The words beside the code, which queries need; undefined for what is no status. */
export function statusInWords(fact: string, lang: 'ru' | 'kk'): string | undefined {
  return Object.hasOwn(NAMES, fact) ? `${NAMES[fact as LoanStatus][lang]} (${fact})` : undefined;
}
