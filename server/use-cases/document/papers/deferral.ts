/**
 * Letter about a deferral of one payment by the office: the sum due on its own day, what waiting adds, the sum on the
 * last day (R12).
 */
import { ZERO } from '../../../../schema/values/money.ts';
import type { Locale } from '../../../ports/borrowers.ts';
import type { PrintedDocument } from '../../../ports/printer.ts';
import type { DeferralFacts, PaperFacts, Section } from './facts.ts';
import { paper } from './paper.ts';
import { PAPER_TEXTS } from './paper-texts.ts';
import { day, money, moneyInWords } from './print.ts';

type DeferralTexts = {
  grantedOn: string;
  until: string;
  dueOn: (date: string) => string;
  laterDayAdds: string;
  lead: string;
  /** `grows`: this payment itself grows by interest during the deferral. */
  sections: (grows: boolean) => readonly Section[];
};

const TEXTS: Record<Locale, DeferralTexts> = {
  RU: {
    grantedOn: 'Отсрочка предоставлена',
    until: 'Последний день отсрочки',
    dueOn: (date) => `К оплате ${date}`,
    laterDayAdds: 'Каждый следующий день прибавляет',
    lead: 'Кредитор предоставляет заёмщику отсрочку платежа. В дни отсрочки неустойка не начисляется; вознаграждение начисляется по ставке договора только за фактические дни.',
    sections: (grows) => [
      [
        'Сколько платить',
        grows
          ? 'Нужна сумма того дня, в который вы платите: вознаграждение каждого дня прибавляется к этому платежу. В последний день отсрочки нужна сумма последнего дня, указанная выше. Платить раньше можно в любой день, тогда вознаграждения будет меньше.'
          : 'Сумма этого платежа за дни отсрочки не растёт; вознаграждение за эти дни войдёт в следующий платёж. Платить раньше можно в любой день.',
      ],
      [
        'Что будет после отсрочки',
        'Если до конца последнего дня сумма этого дня не поступит полностью, на следующий день наступает просрочка, и неустойка начисляется на неоплаченную часть в пределах закона.',
      ],
      ['Остальное без изменений', 'Ставка вознаграждения и остальные условия договора действуют прежними.'],
    ],
  },
  KK: {
    grantedOn: 'Кейінге қалдыру берілген күн',
    until: 'Кейінге қалдырудың соңғы күні',
    dueOn: (date) => `${date} күні төленетін сома`,
    laterDayAdds: 'Кейінгі әр күн қосады',
    lead: 'Кредитор қарыз алушыға төлемді кейінге қалдыруға мүмкіндік береді. Осы күндерде тұрақсыздық айыбы есептелмейді; сыйақы шарттың мөлшерлемесімен тек нақты күндерге есептеледі.',
    sections: (grows) => [
      [
        'Қанша төлеу керек',
        grows
          ? 'Төленетін күннің сомасы қажет: әр күннің сыйақысы осы төлемге қосылады. Кейінге қалдырудың соңғы күнінде жоғарыда көрсетілген соңғы күннің сомасы керек. Кез келген күні ертерек төлеуге болады, сонда сыйақы аз болады.'
          : 'Осы төлемнің сомасы кейінге қалдыру кезінде өспейді; бұл күндердің сыйақысы келесі төлемге қосылады. Кез келген күні ертерек төлеуге болады.',
      ],
      [
        'Кейінге қалдыру аяқталғанда',
        'Соңғы күннің соңына дейін сол күннің сомасы толық түспесе, келесі күні мерзімі өткен берешек пайда болады және тұрақсыздық айыбы төленбеген бөлікке заң шегінде есептеледі.',
      ],
      ['Қалғаны өзгеріссіз', 'Сыйақы мөлшерлемесі мен шарттың қалған талаптары бұрынғыдай қолданылады.'],
    ],
  },
};

export function deferralDocument(facts: PaperFacts & DeferralFacts): PrintedDocument {
  const { locale, next, until } = facts;
  const t = TEXTS[locale];
  const last = next.last ?? next;
  const grows = next.laterDayAdds > ZERO;
  return paper(facts, {
    type: 'MANUAL_GRACE_PERIOD_ADD_AGREEMENT',
    heading: PAPER_TEXTS[locale].changes,
    lead: t.lead,
    sections: t.sections(grows),
    rows: [
      [t.grantedOn, day(facts.grantedOn)],
      [t.until, day(until)],
      [t.dueOn(day(next.date)), moneyInWords(next.amount, locale)],
      ...(grows ? [[t.laterDayAdds, money(next.laterDayAdds, locale)] as const] : []),
      [t.dueOn(day(last.date)), moneyInWords(last.amount, locale)],
    ],
  });
}
