/** What a verification may find in the read models. */
export const MODEL_FINDINGS = {
  LOOKED_AT_IN_PART: {
    en: 'was looked at up to position {position} of {head}: the read models have followed it no further',
    ru: 'проверен до позиции {position} из {head}: модели чтения дальше не дошли',
    kk: '{position} позициясына дейін ғана тексерілді, барлығы {head}: оқу үлгілері одан әрі жетпеген',
  },
  MODEL_BEHIND: {
    en: 'stands still at {position}, the others are at {furthest}',
    ru: 'стоит на позиции {position}, остальные модели на {furthest}',
    kk: '{position} орнында тұр, басқа модельдер {furthest} орнында',
  },
  STREAM_REMOVED: {
    en: 'was read by the read models through revision {revision}, and the log does not have it: removed',
    ru: 'модели чтения прочли поток до ревизии {revision}, а в журнале его нет: его удалили',
    kk: 'оқу модельдері ағынды {revision}-ревизияға дейін оқыған, ал журналда ол жоқ: жойылған',
  },
  STREAM_SHORTENED: {
    en: 'ends at revision {there}, and the read models have read it through {revision}: its end was removed',
    ru: 'кончается ревизией {there}, а модели чтения прочли его до {revision}: конец удалили',
    kk: '{there}-ревизиямен аяқталады, ал оқу модельдері оны {revision}-ревизияға дейін оқыған: соңы жойылған',
  },
  MODEL_REFUSES: {
    en: '{model} cannot take it',
    ru: 'модель {model} не может его принять',
    kk: '{model} моделі оны қабылдай алмайды',
  },
  ROW_MISSING: {
    en: 'is missing from the read model',
    ru: 'строки нет в модели чтения',
    kk: 'жол оқу моделінде жоқ',
  },
  ROW_COUNT: {
    en: 'has {stored} rows, {expected} by replay',
    ru: 'строк {stored}, а по журналу должно быть {expected}',
    kk: 'жол саны {stored}, ал журнал бойынша {expected} болуға тиіс',
  },
  TURNOVER_UNEQUAL: {
    en: 'turnover of {day} is not that of its postings',
    ru: 'оборот за {day} не равен обороту проводок',
    kk: '{day} күнгі айналым өткізбелер айналымына тең емес',
  },
  SEVERAL_OPEN_LOANS: {
    en: 'has {count} open loans',
    ru: 'открытых займов: {count}',
    kk: 'ашық несие саны: {count}',
  },
  TRIAL_BALANCE_UNEVEN: {
    en: 'sums to {tiyn} tiyn',
    ru: 'в сумме даёт {tiyn} тиын, а должна ноль',
    kk: 'қосындысы {tiyn} тиын, ал нөл болуға тиіс',
  },
  ACCOUNT_UNEQUAL: {
    en: 'is {stored} in the read model, {posted} in the log',
    ru: 'в модели чтения {stored} тиын, в журнале {posted}',
    kk: 'оқу моделінде {stored} тиын, журналда {posted}',
  },
  CELL_UNEQUAL: {
    en: '{column} is {stored} in the read model, {replayed} by replay',
    ru: '{column}: в модели чтения {stored}, по журналу {replayed}',
    kk: '{column}: оқу моделінде {stored}, журнал бойынша {replayed}',
  },
  DOCUMENT_UNEQUAL: {
    en: '{column} is not that of a replay',
    ru: '{column}: не то, что даёт журнал',
    kk: '{column}: журнал беретінмен сәйкес емес',
  },
} as const;
