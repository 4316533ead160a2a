/** What a verification may find in figures and postings. */
export const FIGURE_FINDINGS = {
  POSTINGS_UNBALANCED: {
    en: 'postings sum to {tiyn} tiyn',
    ru: 'проводки в сумме дают {tiyn} тиын, а должны ноль',
    kk: 'өткізбелердің қосындысы {tiyn} тиын, ал нөл болуға тиіс',
  },
  SECOND_OPEN_LOAN: {
    en: 'borrower {borrower} has another open loan, {loan}',
    ru: 'у заёмщика {borrower} есть другой открытый заём, {loan}',
    kk: '{borrower} қарыз алушысының басқа ашық несиесі бар, {loan}',
  },
  PAYMENT_TWICE: {
    en: 'has the payment id of {stream}, {payment}: its money was taken for a repeat and counted nowhere',
    ru: 'у него номер платежа потока {stream}, {payment}: деньги приняты за повтор и нигде не учтены',
    kk: 'төлем нөмірі {stream} ағынымен бірдей, {payment}: ақшасы қайталау деп танылып, еш жерде есепке алынбаған',
  },
  ONE_PERSON: {
    en: '{event} takes two persons, and the log names one',
    ru: 'для события {event} нужны двое, а журнал называет одного',
    kk: '{event} оқиғасына екі адам керек, ал журналда біреуі ғана аталған',
  },
  LOST_IN_TRANSIT: {
    en: '{tenge} tenge left one stream and reached no other',
    ru: '{tenge} тг ушли из одного потока и не пришли в другой',
    kk: '{tenge} тг бір ағыннан шығып, екіншісіне жетпеген',
  },
  FIGURE_NOT_POSTED: {
    en: '{figure} is {said}, the postings up to it sum to {posted}',
    ru: '{figure}: записано {said} тиын, проводки до этого события дают {posted}',
    kk: '{figure}: {said} тиын деп жазылған, осы оқиғаға дейінгі өткізбелер {posted} береді',
  },
  BALANCE_NOT_MOVED: {
    en: 'the balance is {said}, the movements up to it sum to {moved}',
    ru: 'баланс {said} тиын, операции до этого события дают {moved}',
    kk: 'баланс {said} тиын, осы оқиғаға дейінгі операциялар {moved} береді',
  },
  MOVE_NOT_POSTED: {
    en: 'moves {moved}, its postings move {posted}',
    ru: 'меняет баланс на {moved} тиын, а его проводки на {posted}',
    kk: 'балансты {moved} тиынға өзгертеді, ал өткізбелері {posted} тиынға',
  },
  CASH_NOT_POSTED: {
    en: 'the statements leave {said} tiyn on the account, the postings sum to {posted}',
    ru: 'по выпискам на счёте {said} тиын, проводки дают {posted}',
    kk: 'үзінді көшірмелер бойынша шотта {said} тиын, өткізбелер {posted} береді',
  },
  BANK_BETWEEN: {
    en: 'the bank moved {tenge} tenge between the statements of {from} and {to}: put the missing one into the folder',
    ru: 'между выписками за {from} и {to} банк изменил остаток на {tenge} тг: загрузите недостающую выписку',
    kk: '{from} және {to} үзінді көшірмелерінің арасында банк қалдықты {tenge} тг өзгерткен: жетпейтінін жүктеңіз',
  },
  BANK_INSIDE: {
    en: 'lines for {tenge} tenge are missing in the statement of {from} to {to}: ask the bank for the whole one',
    ru: 'в выписке с {from} по {to} не хватает строк на {tenge} тг: запросите у банка полную',
    kk: '{from} – {to} үзінді көшірмесінде {tenge} тг сомасына жолдар жетпейді: банктен толығын сұраңыз',
  },
  PLACE_OF_OTHER: {
    en: 'is open, but the place of its borrower is held by {holder}',
    ru: 'открыт, но место его заёмщика занято другим: {holder}',
    kk: 'ашық, бірақ қарыз алушысының орнын басқасы алып тұр: {holder}',
  },
  PLACE_OF_NOBODY: {
    en: 'is open, but the place of its borrower is held by nobody',
    ru: 'открыт, но место его заёмщика никем не занято',
    kk: 'ашық, бірақ қарыз алушысының орны бос тұр',
  },
  PLACE_OF_ENDED: {
    en: 'is held by {loan}, which is over',
    ru: 'занято займом {loan}, который кончился',
    kk: 'аяқталған {loan} несиесі алып тұр',
  },
  NOT_FOLLOWING: {
    en: 'does not follow from the facts before it',
    ru: 'не следует из предыдущих событий',
    kk: 'алдыңғы оқиғалардан шықпайды',
  },
  LOAN_OVER: {
    en: 'the loan was over, {status}',
    ru: 'заём уже кончился, {status}',
    kk: 'несие аяқталып қойған, {status}',
  },
  APPLIED_TWICE: {
    en: 'the loan has an application already',
    ru: 'у займа уже есть заявка',
    kk: 'несиеде өтінім бар',
  },
  NO_RULE: {
    en: 'no rule leads from {from} to {to} by it',
    ru: 'ни одно правило не ведёт по нему из {from} в {to}',
    kk: 'ешбір ереже ол арқылы {from} күйінен {to} күйіне апармайды',
  },
  AWAITED_OTHER: {
    en: 'stands where the rules give {event}',
    ru: 'стоит там, где по правилам должно быть: {event}',
    kk: 'ережелер бойынша {event} тұруға тиіс жерде тұр',
  },
  RULES_GIVE: {
    en: 'the rules give {event} here',
    ru: 'по правилам здесь должно быть: {event}',
    kk: 'ережелер бойынша бұл жерде {event} тұруға тиіс',
  },
  RULES_GIVE_NONE: {
    en: 'the rules give no such fact here',
    ru: 'по правилам такого события здесь нет',
    kk: 'ережелер бойынша бұл жерде мұндай оқиға жоқ',
  },
  FIGURES_DIFFER: { en: '', ru: 'суммы не такие, как дают правила', kk: 'сомалар ережелерге сай емес' },
  WRITTEN_OTHERWISE: {
    en: '{path} was written as {written}, the rules give {given}',
    ru: '{path}: записано {written}, правила дают {given}',
    kk: '{path}: {written} деп жазылған, ережелер {given} береді',
  },
  WRITTEN_IN_ADDITION: {
    en: '{path} was written as {written}, the rules give nothing',
    ru: '{path}: записано {written}, правила не дают ничего',
    kk: '{path}: {written} деп жазылған, ережелер ештеңе бермейді',
  },
  NOT_WRITTEN: {
    en: '{path} was written as nothing, the rules give {given}',
    ru: '{path}: ничего не записано, правила дают {given}',
    kk: '{path}: ештеңе жазылмаған, ережелер {given} береді',
  },
  AND_MORE: { en: 'and {count} more', ru: 'и ещё {count}', kk: 'және тағы {count}' },
} as const;
