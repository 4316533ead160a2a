/** The lender's answer to a borrower who says that he did not take the loan (R190, R191). */
import { ZERO } from '../../../../schema/values/money.ts';
import type { Locale } from '../../../ports/borrowers.ts';
import type { PrintedDocument } from '../../../ports/printer.ts';
import type { LoanView } from '../../loan/loan-view.ts';
import type { PaperFacts, Section } from './facts.ts';
import { paper } from './paper.ts';
import { day, moneyInWords } from './print.ts';

type Answer = { lead: (number: string) => string; sections: readonly Section[] };
type Texts = { heading: string; askedOn: string; decidedOn: string; owed: string; UPHELD: Answer; DISMISSED: Answer };

const TEXTS: Record<Locale, Texts> = {
  RU: {
    heading: 'Что решено',
    askedOn: 'Вы сообщили',
    decidedOn: 'Мы решили',
    owed: 'К оплате',
    UPHELD: {
      lead: (number) =>
        `Мы проверили ваше сообщение: договор №\u00a0${number} заключили не вы. По нему вы ничего не должны.`,
      sections: [
        ['Что это значит', 'Долг снят полностью, платить не нужно, писем и звонков о нём не будет.'],
        ['Кредитная история', 'Мы попросим кредитное бюро исправить запись об этом договоре.'],
        ['Если вы уже платили', 'Деньги вернём тому, кто платил. Позвоните нам, чтобы назвать счёт.'],
      ],
    },
    DISMISSED: {
      lead: (number) =>
        `Мы проверили ваше сообщение о договоре №\u00a0${number}. Проверка показала, что его заключили вы: договор действует.`,
      sections: [
        ['Что дальше', 'Срок и сумма не изменились. Сколько и когда платить, показано в кабинете.'],
        [
          'Если вы не согласны',
          'Можно подать заявление в полицию и прислать нам его талон, обратиться к микрофинансовому омбудсману, в Агентство по регулированию и развитию финансового рынка или в суд.',
        ],
      ],
    },
  },
  KK: {
    heading: 'Шешім',
    askedOn: 'Сіз хабарлаған күн',
    decidedOn: 'Шешім қабылданған күн',
    owed: 'Төленетін сома',
    UPHELD: {
      lead: (number) =>
        `Хабарламаңызды тексердік: №\u00a0${number} шартты сіз жасамағансыз. Ол бойынша сіздің берешегіңіз жоқ.`,
      sections: [
        [
          'Бұл нені білдіреді',
          'Борыш толық алынып тасталды, төлеудің қажеті жоқ, ол туралы хат та, қоңырау да болмайды.',
        ],
        ['Кредиттік тарих', 'Кредиттік бюродан осы шарт туралы жазбаны түзетуді сұраймыз.'],
        ['Егер төлеп қойсаңыз', 'Ақшаны төлеген адамға қайтарамыз. Шотты айту үшін бізге қоңырау шалыңыз.'],
      ],
    },
    DISMISSED: {
      lead: (number) =>
        `№\u00a0${number} шарт туралы хабарламаңызды тексердік. Тексеру шартты сіз жасағаныңызды көрсетті: шарт күшінде.`,
      sections: [
        ['Әрі қарай', 'Мерзім мен сома өзгерген жоқ. Қанша және қашан төлеу керегі кабинетте көрсетілген.'],
        [
          'Келіспесеңіз',
          'Полицияға арыз беріп, талонын бізге жіберуге, микроқаржы омбудсманына, Қаржы нарығын реттеу және дамыту агенттігіне немесе сотқа жүгінуге болады.',
        ],
      ],
    },
  },
};

type Decided = NonNullable<LoanView['dispute']> & { state: 'UPHELD' | 'DISMISSED' };
const isDecided = (dispute: LoanView['dispute']): dispute is Decided => dispute !== null && dispute.state !== 'OPEN';

/** Undefined until the lender has decided. */
export function disputeAnswer(facts: PaperFacts): PrintedDocument | undefined {
  const { loan, locale } = facts;
  const { dispute } = loan;
  if (!isDecided(dispute)) return undefined;
  const t = TEXTS[locale];
  const { lead, sections } = t[dispute.state];
  return paper(facts, {
    type: 'DISPUTE_ANSWER',
    heading: t.heading,
    lead: lead(loan.offerNumber),
    rows: [
      [t.askedOn, day(dispute.on)],
      ...(dispute.decidedOn ? [[t.decidedOn, day(dispute.decidedOn)] as const] : []),
      ...(dispute.state === 'UPHELD' ? [[t.owed, moneyInWords(ZERO, locale)] as const] : []),
    ],
    sections,
  });
}
