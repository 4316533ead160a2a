/** Accepts the token `sandbox` or none. Any other token counts as a robot, so that the refusal can be tried. */
import type { Captcha } from '../../ports/captcha.ts';

export const sandboxCaptcha: Captcha = {
  verify: async (token) => token === undefined || token === '' || token === 'sandbox',
  challenge: async () => null,
};
