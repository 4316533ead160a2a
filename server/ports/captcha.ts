/** Proof of a person, or of some effort, behind a request. Fails closed. */
export type CaptchaAction = 'sign-in' | 'registration' | 'restore';

export type Captcha = {
  /** A token counts once, and only for its action. `hard`: only the longer proof passes, where there are two. */
  verify(token: string | undefined, action: CaptchaAction, hard?: boolean): Promise<boolean>;
  /** What the browser has to solve; null where nothing is required. */
  challenge(action: CaptchaAction, hard?: boolean): Promise<unknown>;
};
