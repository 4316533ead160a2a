/** A sentence for the operator; it names settings, never their values. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}
