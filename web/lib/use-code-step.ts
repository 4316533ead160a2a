import type { CallOutcome } from './call-outcome.ts';
import { problemsOf, type Refusal } from './refusal-problems.ts';
import { afterRefusal, CODE_FIELDS, type CodeAnswer, type SentCode } from './sent-code.ts';
import { phoneText } from './typed-text.ts';
import { type FieldProblem, type SubmitState, useSubmit } from './use-submit.ts';

/** A request whose code waits to be typed. */
type Waiting<I> = { readonly input: I; readonly sent: SentCode };

type Step<I> = Waiting<I> & {
  /** The name of the form that sends a new code. */
  readonly form: string;
  readonly request: (input: I, idempotencyKey: string) => Promise<CallOutcome<CodeAnswer>>;
  readonly onSent: (sent: SentCode) => void;
  /** Empties the field of the code. */
  readonly clear: () => void;
  /** Fields of refusals that are not about the code. */
  readonly fields?: Readonly<Record<string, string>>;
};

export type CodeStep = {
  readonly sent: SentCode;
  /** Sends another code. */
  readonly again: SubmitState<null>;
};

/**
 * The page that takes a code from an SMS: how many tries are left, until when, and another code. `refused` turns the
 * refusals of the page's own request into errors beside its fields.
 */
export function useCodeStep<I>({ form, input, sent, request, onSent, clear, fields }: Step<I>) {
  const refused = (refusals: readonly Refusal[]): readonly FieldProblem[] => {
    if (refusals.length > 0) onSent(afterRefusal(sent, refusals));
    if (refusals.some(({ code }) => code in CODE_FIELDS)) clear();
    return problemsOf(refusals, { ...CODE_FIELDS, ...fields });
  };
  const again = useSubmit({
    form,
    read: (_: null) => ({ input }),
    send: request,
    refusals: ({ refusals }) => refused(refusals),
    done: (answer) => {
      if (answer.sent) onSent(answer.sent);
    },
  });
  const sentTo = typedIn(input) ?? sent.sentTo;
  return { refused, step: { sent: { ...sent, sentTo }, again } satisfies CodeStep };
}

/** A number or an address typed a moment ago is shown whole: a mistake in it would be the reason why no code comes. */
function typedIn(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  if ('phone' in input && typeof input.phone === 'string') return phoneText(input.phone);
  return 'email' in input && typeof input.email === 'string' ? input.email : undefined;
}
