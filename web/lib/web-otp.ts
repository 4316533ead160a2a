import { useEffect, useRef } from 'react';

type OtpOptions = CredentialRequestOptions & { readonly otp: { readonly transport: readonly ['sms'] } };

const codeIn = (credential: Credential | null): string | undefined =>
  credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : undefined;

/** Where the phone offers it (WebOTP), the code of the SMS comes into the field by itself; elsewhere nothing happens. */
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
      .catch(() => undefined); // declined or left: the code is typed
    return () => abort.abort();
  }, []);
}
