/** The loan's decider as `handle` takes it. */
import { decide } from '../domain/loan/decide.ts';
import { evolve } from '../domain/loan/evolve.ts';
import { initial } from '../domain/loan/state.ts';

export const loanDecider = { initial, evolve, decide };
