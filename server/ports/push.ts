/** Messages to browsers (Push API). The address of a subscription is a secret: whoever knows it can write to it. */

export type PushSubscription = {
  readonly endpoint: string;
  /** Public key and secret of the browser, base64url. */
  readonly p256dh: string;
  readonly auth: string;
};

/** A message with the same `key` replaces the one before it, so a retry is shown once. */
export type PushMessage = { readonly key: string; readonly title: string; readonly text: string; readonly url: string };

/** `gone`: the browser has withdrawn the subscription. */
export type PushOutcome = 'sent' | 'gone' | 'not-sent';

export type Push = {
  /** The server's public key, base64url: browsers subscribe with it. */
  readonly key: string;
  /** Whether the address belongs to a push service that this lender writes to. */
  accepts(endpoint: string): boolean;
  send(to: PushSubscription, message: PushMessage): Promise<PushOutcome>;
};

/** The borrower's subscribed browsers. Signing out, or ending a session elsewhere, silences its browser. */
export type PushSubscriptions = {
  /** The last owner of a browser's address has it. */
  keep(owner: { accountId: string; sessionId: string }, subscription: PushSubscription): Promise<void>;
  remove(accountId: string, endpoint: string): Promise<void>;
  /** Those whose session was not ended, the newest first. */
  of(accountId: string): Promise<readonly PushSubscription[]>;
};
