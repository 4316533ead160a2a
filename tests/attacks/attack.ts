/** One attack on the product, and the tests that make it. `docs/security.md` shows these rows (WRITE_ATTACKS=1). */
export type Attack = {
  id: `A${number}`;
  /** What an attacker does. */
  tried: string;
  /** What the product answers, and what stays as it was. */
  held: string;
  /** The attempt must stand in the access log. */
  noted?: true;
  /** Test files under `tests`, with the titles of tests in them as they are written there. */
  provenBy: Readonly<Record<string, readonly string[]>>;
  /** Those that run only in the long size, TEST_SIZE=full. */
  long?: readonly string[];
  /** What no test shows. */
  open?: string;
};
