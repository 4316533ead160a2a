/** After a round in which one failure did not stop the others. @throws AggregateError of all, if there are any */
export function throwFailures(errors: readonly unknown[]): void {
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; ').slice(0, 500));
}
