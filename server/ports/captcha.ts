/** Proof that a person, or at least an effort, is behind a request. Fails closed. */
export type CaptchaAction = 'sign-in' | 'registration' | 'restore';

export type Captcha = {
  /** A token counts once, and only for its action. */
  verify(token: string | undefined, action: CaptchaAction): Promise<boolean>;
  /** What the browser has to solve; null where nothing is asked. */
  challenge(action: CaptchaAction): Promise<unknown>;
};
