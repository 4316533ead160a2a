/** Takes the token `sandbox` or none; anything else is a robot, so that the refusal can be seen. */
import type { Captcha } from '../../ports/captcha.ts';

export const sandboxCaptcha: Captcha = {
  verify: async (token) => token === undefined || token === '' || token === 'sandbox',
  challenge: async () => null,
};
