import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { initial } from './state.ts';

export const loanDecider = { initial, evolve, decide };
