/** What a verification may find in the daily anchors. */
export const ANCHOR_FINDINGS = {
  NO_ANCHOR_FOR_KEY: {
    en: 'there is none, though a key was given to check them with',
    ru: 'дневных подписей нет, хотя дан ключ для их проверки',
    kk: 'тексеретін кілт берілгенмен, күндік қолтаңба жоқ',
  },
  STREAMS_LOST: {
    en: 'covers {streams} streams that changed between positions {after} and {end}, {lost} of which are not there: removed',
    ru: 'закрепляет потоков: {streams}, изменённых между позициями {after} и {end}; нет из них: {lost}, их удалили',
    kk: '{after}–{end} орындары арасында өзгерген {streams} ағынды бекітеді; олардың {lost} жоқ: жойылған',
  },
  STREAMS_ADDED: {
    en: 'covers {streams} streams that changed between positions {after} and {end}, and {more} more stand there: inserted',
    ru: 'закрепляет потоков: {streams}, изменённых между позициями {after} и {end}; лишних там: {more}, их вставили',
    kk: '{after}–{end} орындары арасында өзгерген {streams} ағынды бекітеді; ол жерде тағы {more} артық: кірістірілген',
  },
  ENDS_DIFFER: {
    en: 'the ends of its {streams} streams between positions {after} and {end} are not those signed: changed, removed or inserted',
    ru: 'концы её потоков ({streams}) между позициями {after} и {end} не те, что подписаны: изменены, удалены или вставлены',
    kk: '{after}–{end} орындары арасындағы {streams} ағынның соңы қол қойылғандай емес: өзгертілген, жойылған немесе кірістірілген',
  },
  END_GONE: {
    en: '{stream} up to revision {revision} is not there',
    ru: '{stream} до ревизии {revision} отсутствует',
    kk: '{stream} {revision}-ревизияға дейін жоқ',
  },
  END_UNSIGNED: {
    en: '{stream} up to revision {revision} was not signed',
    ru: '{stream} до ревизии {revision} не подписан',
    kk: '{stream} {revision}-ревизияға дейін қол қойылмаған',
  },
  END_OTHER: {
    en: '{stream} ends at revision {there}, signed was {signed}',
    ru: '{stream} кончается ревизией {there}, подписана {signed}',
    kk: '{stream} {there}-ревизиямен аяқталады, қол қойылғаны {signed}',
  },
  END_OTHER_CONTENT: {
    en: '{stream} ends at revision {revision}, signed was {revision} of another content',
    ru: '{stream} кончается ревизией {revision}, подписана она же с другим содержанием',
    kk: '{stream} {revision}-ревизиямен аяқталады, қол қойылғаны сол ревизия, бірақ мазмұны басқа',
  },
  NOT_AN_ANCHOR: {
    en: '{event} is no anchor: inserted',
    ru: '{event} не дневная подпись: запись вставили',
    kk: '{event} күндік қолтаңба емес: жазба кірістірілген',
  },
  MOVES_NO_ANCHOR: {
    en: 'moves an anchor of revision {revision}, which is not there',
    ru: 'переносит дневную подпись ревизии {revision}, а её нет',
    kk: '{revision}-ревизиядағы күндік қолтаңбаны көшіреді, ал ол жоқ',
  },
  SIGNATURE_FALSE: {
    en: 'its signature is not true: forged or changed',
    ru: 'подпись неверна: подделана или изменена',
    kk: 'қолтаңбасы жарамсыз: жалған немесе өзгертілген',
  },
  OTHER_KEY: {
    en: 'signed with another key: {key}',
    ru: 'подписано другим ключом: {key}',
    kk: 'басқа кілтпен қол қойылған: {key}',
  },
  ANCHOR_LINK: {
    en: 'does not name the anchor before it: an anchor was removed, inserted or changed',
    ru: 'не называет предыдущую подпись: какую-то подпись удалили, вставили или изменили',
    kk: 'алдыңғы қолтаңбаны атамайды: бір қолтаңба жойылған, кірістірілген немесе өзгертілген',
  },
  KEY_NOT_HANDED_OVER: {
    en: 'has another key than the anchor before it, which did not hand over to it',
    ru: 'её ключ другой, чем у предыдущей подписи, и прежний ключ ему не передан',
    kk: 'кілті алдыңғы қолтаңбадан басқа, ал бұрынғы кілт оған тапсырылмаған',
  },
  ANCHOR_BEGINS_ELSEWHERE: {
    en: 'does not begin where the anchor before it ends',
    ru: 'начинается не там, где кончается предыдущая подпись',
    kk: 'алдыңғы қолтаңба аяқталған жерден басталмайды',
  },
  ANCHOR_EARLIER: {
    en: 'is of an earlier day than the one before it',
    ru: 'относится к более раннему дню, чем предыдущая подпись',
    kk: 'алдыңғы қолтаңбадан бұрынғы күнге жатады',
  },
} as const;
