import { refuse } from '../../domain/decider.ts';
import type { BiometryUseCases } from '../../use-cases/application/biometry.ts';
import type { Behaviours } from '../../use-cases/feedback/behaviour.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, visitorOf, whoOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type BiometryApiDeps = ShowLoanDeps & { biometry: BiometryUseCases; behaviours: Pick<Behaviours, 'keep'> };

/** A JPEG of at most 1 MB; undefined if the text is not base64 of that size. */
export function frameOf(base64: string): Uint8Array | undefined {
  const text = base64.replace(/^data:image\/jpeg;base64,/, '');
  if (text.length > 1_400_000 || !/^[A-Za-z0-9+/]+=*$/.test(text)) return undefined;
  return new Uint8Array(Buffer.from(text, 'base64'));
}

export const biometryResolvers = (deps: BiometryApiDeps): Resolvers => ({
  Biometry: { deviceProblem: (_, __, context) => deps.biometry.deviceProblem(borrowerOf(context)) },
  Query: { biometry: (_, { purpose }, context) => deps.biometry.status(borrowerOf(context), purpose) },
  Mutation: {
    startBiometry: async (_, { purpose, loanId }, context) => {
      const started = await deps.biometry.start(whoOf(context), purpose, loanId ?? null, context.locale);
      if ('refusal' in started) return { session: null, errors: [userError(started, context.locale)] };
      return { session: started.session, errors: [] };
    },
    submitFace: async (_, { sessionId, frame }, context) => {
      const bytes = frame == null ? undefined : frameOf(frame);
      if (frame != null && !bytes)
        return { biometry: null, errors: [userError(refuse('FIELD_INVALID', { field: 'frame' }), context.locale)] };
      const answer = await deps.biometry.submitFace(
        whoOf(context),
        sessionId,
        bytes ? { frame: bytes } : { heldByVendor: sessionId },
      );
      if ('refusal' in answer) return { biometry: answer.biometry, errors: [userError(answer, context.locale)] };
      if (answer.loan) context.wrote(answer.loan.position);
      return { biometry: answer.biometry, errors: [] };
    },
    reportFaceProblem: async (_, { purpose, problem }, context) => {
      const field = /^[A-Za-z_]{1,64}$/.exec(problem)?.[0];
      if (!field)
        return { ok: false, errors: [userError(refuse('FIELD_INVALID', { field: 'problem' }), context.locale)] };
      const page = await deps.biometry.vendor(borrowerOf(context), purpose);
      const entry = { kind: 'FACE_DEVICE', page, field, size: 0, key: context.commandId } as const;
      const answer = await deps.behaviours.keep(visitorOf(context), [entry]);
      return 'refusal' in answer
        ? { ok: false, errors: [userError(answer, context.locale)] }
        : { ok: true, errors: [] };
    },
    cancelBiometryWait: async (_, { loanId }, context) =>
      loanPayload(deps, context, await deps.biometry.cancelWait(whoOf(context), loanId)),
  },
});
