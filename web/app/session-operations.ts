import type { SessionOperations } from './session-source.ts';

/** The fields that the guards need, in the words of `schema/graphql/sign-in.graphql`. */
export const sessionOperations: SessionOperations = {
  session: {
    text: 'query Session { session { signedIn step registrationCompleted roles locked lastLoan { id status } } }',
  },
  signOut: { text: 'mutation SignOut { signOut { errors { code } } }' },
};
