/** `key` prevents a retry from sending twice. */
export type Mail = {
  send(message: {
    key: string;
    to: string;
    subject: string;
    text: string;
    attachments?: readonly { name: string; mime: string; content: Uint8Array }[];
  }): Promise<'sent' | 'not-sent'>;
};
