import { type Page, paths } from '../../paths.ts';

type Question = { readonly id: string; readonly more?: Page<string>; readonly part?: string };

/** The id of a question is its address on the page: a link to it stays valid, so an id never changes. */
export const GROUPS: readonly { readonly id: string; readonly questions: readonly Question[] }[] = [
  {
    id: 'get',
    questions: [
      { id: 'who' },
      { id: 'need' },
      { id: 'amount', more: paths.howItWorks },
      { id: 'decision' },
      { id: 'money', more: paths.getMoneyBankAccount },
      { id: 'refused' },
    ],
  },
  {
    id: 'price',
    questions: [
      { id: 'price', more: paths.howItWorks },
      { id: 'economical' },
      { id: 'extras' },
      { id: 'limit' },
      { id: 'bonus', more: paths.bonusProgram },
    ],
  },
  {
    id: 'pay',
    questions: [
      { id: 'ways', more: paths.returnMoney },
      { id: 'counted' },
      { id: 'dayOff' },
      { id: 'early', more: paths.repayment },
    ],
  },
  {
    id: 'change',
    questions: [
      { id: 'prolong', more: paths.prolongation },
      { id: 'refinance', more: paths.refinancing },
      { id: 'restructure', more: paths.restructuring },
    ],
  },
  { id: 'late', questions: [{ id: 'late' }, { id: 'stop' }, { id: 'letters' }] },
  {
    id: 'safety',
    questions: [
      { id: 'notMine', more: paths.help, part: '#not-mine' },
      { id: 'code' },
      { id: 'password', more: paths.restorePassword },
      { id: 'data' },
      { id: 'paper', more: paths.checkDocument },
    ],
  },
];
