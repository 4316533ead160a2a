/** Why an event cannot be read: of an unknown type, or not of the shape of its type. */
export const SHAPE_FINDINGS = {
  UNKNOWN_EVENT: {
    en: 'no event, or no version, that this program knows: {type}',
    ru: 'такого события или такой его версии эта программа не знает: {type}',
    kk: 'бұл бағдарлама мұндай оқиғаны немесе оның нұсқасын білмейді: {type}',
  },
  FIELD_MISSING: { en: '{path} is missing', ru: 'нет поля {path}', kk: '{path} өрісі жоқ' },
  FIELD_OF_OTHER_TYPE: {
    en: '{path} is no {expected}',
    ru: 'поле {path}: ожидается {expected}',
    kk: '{path} өрісі: {expected} күтіледі',
  },
  FIELD_VALUE_UNKNOWN: {
    en: '{path} has a value that there is not',
    ru: 'поле {path}: такого значения не бывает',
    kk: '{path} өрісі: мұндай мән болмайды',
  },
  FIELD_FORM: {
    en: '{path} is not of its form',
    ru: 'поле {path} записано не по форме',
    kk: '{path} өрісі үлгі бойынша жазылмаған',
  },
  FIELD_TOO_SMALL: {
    en: '{path} is less or shorter than allowed',
    ru: 'поле {path} меньше или короче допустимого',
    kk: '{path} өрісі рұқсат етілгеннен аз немесе қысқа',
  },
  FIELD_TOO_BIG: {
    en: '{path} is more or longer than allowed',
    ru: 'поле {path} больше или длиннее допустимого',
    kk: '{path} өрісі рұқсат етілгеннен көп немесе ұзын',
  },
  FIELDS_UNKNOWN: {
    en: '{path} has fields that do not belong there: {values}',
    ru: 'в поле {path} есть лишнее: {values}',
    kk: '{path} өрісінде артық нәрсе бар: {values}',
  },
  FIELD_WRONG: {
    en: '{path} is not what it must be',
    ru: 'поле {path} не такое, каким должно быть',
    kk: '{path} өрісі тиісті мәнге сай емес',
  },
} as const;
