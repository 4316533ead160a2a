const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN'];

/** The reader must sign in, or lacks the role. */
export function refusalOf(status: number, body: unknown): boolean {
  if (status === 401 || status === 403) return true;
  const errors = (body as { errors?: { extensions?: { code?: unknown } }[] } | undefined)?.errors ?? [];
  return errors.some((error) => typeof error.extensions?.code === 'string' && REFUSALS.includes(error.extensions.code));
}
