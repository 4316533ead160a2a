/** What calls of /json answer that send or take a code: the code, a session, or only that it is done. */
import { CodeSent } from '../../../schema/rest/answers/people.ts';
import type { NOTHING } from '../../../schema/rest/answers/shape.ts';
import type { Refused, Result } from '../../domain/decider.ts';
import type * as codes from '../../ports/codes.ts';
import type { Opened as Opening } from '../../use-cases/people/client.ts';
import type { Context } from '../context.ts';
import { refusal } from '../rest/envelope.ts';
import type { Refusing, RestAnswer } from '../rest/route.ts';

export const SENT = { data: CodeSent };
/** A wrong code answers 100, as it does for signatures. */
const CODE_REFUSED = 100;

const codeRefused = (refused: Refused): Refusing =>
  refusal(refused, refused.refusal.field === 'code' ? CODE_REFUSED : 1);

export const sent = (answer: Result<{ sent: codes.CodeSent }>): { data: codes.CodeSent } | Refusing =>
  'refusal' in answer ? refusal(answer) : { data: answer.sent };

export const okay = (answer: Result<object>): RestAnswer<typeof NOTHING> =>
  'refusal' in answer ? codeRefused(answer) : {};

type Begun = { token: string; borrowerAccountId: string };

export function opened(answer: Result<{ opened: Opening }>, context: Context): { top: Begun } | Refusing {
  return 'refusal' in answer ? codeRefused(answer) : { top: begun(answer.opened, context) };
}

export function signedIn(
  answer: Result<{ opened: Opening }>,
  context: Context,
  { email, phone }: { email?: string | null; phone: string | null },
): { top: Begun & { username: string } } | Refusing {
  if ('refusal' in answer) return codeRefused(answer);
  return { top: { ...begun(answer.opened, context), username: email ?? phone ?? '' } };
}

function begun({ token, device, signedIn: account }: Opening, context: Context): Begun {
  context.session.begin({ token, device });
  return { token, borrowerAccountId: account.accountId };
}
