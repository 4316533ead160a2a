import { useEffect, useRef } from 'react';

type OtpOptions = CredentialRequestOptions & { readonly otp: { readonly transport: readonly ['sms'] } };

const codeIn = (credential: Credential | null): string | undefined =>
  credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : undefined;

/** Does nothing in browsers without WebOTP. */
export function useCodeFromSms(onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const abort = new AbortController();
    const options: OtpOptions = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials
      .get(options)
      .then((credential) => {
        const code = codeIn(credential);
        if (code) latest.current(code);
      })
      .catch(() => undefined); // the person declined or left the page, and types the code
    return () => abort.abort();
  }, []);
}
