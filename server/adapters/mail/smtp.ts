/** Any mail server by SMTP, always inside TLS. The Message-ID derives from the key, so that a repeat is recognised. */
import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Mail } from '../../ports/mail.ts';

type Settings = {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  password: string;
  from: string;
  dkim: { domainName: string; keySelector: string; privateKey: string } | undefined;
  /** Certificate of a private authority; by default those of Node. */
  ca?: string;
};
type Warn = (facts: { provider: string; reason: string }) => void;

const CONNECT_MS = 10_000;
const SILENT_MS = 20_000;

export function smtpMail(settings: Settings, warn: Warn): Mail {
  const { host, port, secure, user, password, from, dkim, ca } = settings;
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: true,
    auth: { user, pass: password },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim ? { dkim } : {}),
    ...(ca ? { tls: { ca } } : {}),
  });
  const domain = /@([^>]+)/.exec(from)?.[1] ?? host;

  return {
    async send({ key, to, subject, text, attachments = [] }) {
      const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`;
      const files = attachments.map(({ name, mime, content }) => ({
        filename: name,
        contentType: mime,
        content: Buffer.from(content),
      }));
      try {
        await transport.sendMail({ from, to, subject, text, messageId, attachments: files });
        return 'sent';
      } catch (error) {
        warn({ provider: 'smtp', reason: reasonOf(error) });
        return 'not-sent';
      }
    },
  };
}

/** The text of the server may name the addressee; its code does not. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unforeseen';
}
