/** The message to the owner of an account whose password was changed. */
export const PASSWORD_CHANGED = {
  RU: 'Nesie. Пароль от вашего кабинета изменён. Если это сделали не вы, восстановите пароль на сайте и позвоните нам.',
  KK: 'Nesie. Кабинетіңіздің құпиясөзі өзгертілді. Мұны сіз жасамасаңыз, құпиясөзді сайтта қалпына келтіріп, бізге қоңырау шалыңыз.',
} as const;
