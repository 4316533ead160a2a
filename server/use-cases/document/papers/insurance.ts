/** Confirmation of insurance, and the agreement when it was declined after the offer (R8: only the total falls). */
import type { PrintedDocument } from '../../../ports/printer.ts';
import type { LoanView } from '../../loan/loan-view.ts';
import type { PaperFacts } from './facts.ts';
import { paper } from './paper.ts';
import { day, money, moneyInWords } from './print.ts';

const TEXTS = {
  RU: {
    heading: 'Страхование',
    premium: 'Страховая премия',
    payWith: 'Оплата премии',
    payWithFirst: (date: string) => `вместе с первым платежом, не позднее ${date}`,
    period: 'Срок страхования',
    insured: 'Сумма микрокредита',
    taken: {
      lead: 'Заёмщик добровольно выбрал страхование вместе с микрокредитом. Документ подтверждает, что страховая премия включена в график погашения и в годовую эффективную ставку вознаграждения.',
      sections: [
        [
          'Что важно знать',
          'Страхование добровольное и не влияет на решение о выдаче микрокредита. Страховой случай и порядок выплаты описаны в правилах страхования, с которыми заёмщик согласился при подписании оферты.',
        ],
        [
          'Если премия не оплачена',
          'Неоплаченная премия остаётся к оплате, но просрочкой не считается, и неустойка на неё не начисляется. Отказаться от страхования можно до выдачи микрокредита; позже порядок отказа указан в правилах страхования.',
        ],
      ],
    },
    declinedOn: 'Отказ от страхования',
    premiumWas: 'Исключена страховая премия',
    totalBefore: 'Прежняя сумма к возврату',
    totalNow: 'Новая сумма к возврату',
    declined: {
      lead: 'Заёмщик отказался от добровольного страхования. Страховая премия исключается из договора, сумма к возврату уменьшается; другие условия от этого не ухудшаются.',
      sections: [
        [
          'Когда вступает в силу',
          'Соглашение действует с дня отказа, указанного выше. Платить нужно по новому графику. При неоплате в срок наступает просрочка и начисляется неустойка в пределах закона.',
        ],
      ],
    },
  },
  KK: {
    heading: 'Сақтандыру',
    premium: 'Сақтандыру сыйлықақысы',
    payWith: 'Сыйлықақыны төлеу',
    payWithFirst: (date: string) => `бірінші төлеммен бірге, ${date} күнінен кешіктірмей`,
    period: 'Сақтандыру мерзімі',
    insured: 'Микрокредит сомасы',
    taken: {
      lead: 'Қарыз алушы микрокредитпен бірге сақтандыруды ерікті түрде таңдады. Құжат сақтандыру сыйлықақысы өтеу кестесіне және жылдық тиімді сыйақы мөлшерлемесіне енгізілгенін растайды.',
      sections: [
        [
          'Нені білу маңызды',
          'Сақтандыру ерікті және микрокредит беру туралы шешімге әсер етпейді. Сақтандыру жағдайы мен сақтандыру төлемін төлеу тәртібі қарыз алушы офертаға қол қою кезінде келіскен сақтандыру қағидаларында сипатталған.',
        ],
        [
          'Сыйлықақы төленбесе',
          'Төленбеген сыйлықақы төленуге тиіс болып қалады, бірақ мерзімі өткен берешек болып саналмайды және оған тұрақсыздық айыбы есептелмейді. Сақтандырудан микрокредит берілгенге дейін бас тартуға болады; кейін бас тарту тәртібі сақтандыру қағидаларында көрсетілген.',
        ],
      ],
    },
    declinedOn: 'Сақтандырудан бас тартылған күн',
    premiumWas: 'Алып тасталған сақтандыру сыйлықақысы',
    totalBefore: 'Бұрынғы қайтарылатын сома',
    totalNow: 'Жаңа қайтарылатын сома',
    declined: {
      lead: 'Қарыз алушы ерікті сақтандырудан бас тартты. Сақтандыру сыйлықақысы шарттан алып тасталады, қайтарылатын сома азаяды; басқа талаптар бұдан нашарламайды.',
      sections: [
        [
          'Қашан күшіне енеді',
          'Келісім жоғарыда көрсетілген бас тарту күнінен бастап қолданылады. Жаңа кесте бойынша төлеу қажет. Уақытында төленбесе, мерзімі өткен берешек пайда болады және заң шегінде тұрақсыздық айыбы есептеледі.',
        ],
      ],
    },
  },
} as const;

export function insuranceDocument(facts: PaperFacts): PrintedDocument {
  const { loan, locale } = facts;
  const t = TEXTS[locale];
  const { price } = loan;
  return paper(facts, {
    type: 'INSURANCE',
    heading: t.heading,
    ...t.taken,
    rows: [
      [t.insured, moneyInWords(loan.terms.amount, locale)],
      [t.premium, moneyInWords(price.insurancePremium, locale)],
      [t.payWith, t.payWithFirst(day(price.rows[0]?.date ?? price.maturity))],
      [t.period, `${day(price.issueDate)} – ${day(price.maturity)}`],
    ],
  });
}

export function insuranceDeclinedAgreement(
  facts: PaperFacts,
  declined: NonNullable<LoanView['insuranceDeclined']>,
): PrintedDocument {
  const { locale } = facts;
  const t = TEXTS[locale];
  return paper(facts, {
    type: 'ADDITIONAL_AGREEMENT',
    price: declined.price,
    ...t.declined,
    rows: [
      [t.declinedOn, day(declined.on)],
      [t.premiumWas, money(declined.premium, locale)],
      [t.totalBefore, money(declined.totalBefore, locale)],
      [t.totalNow, moneyInWords(declined.price.total, locale)],
    ],
  });
}
