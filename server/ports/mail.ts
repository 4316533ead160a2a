/** `key` makes a retry send nothing twice. */
export type Mail = {
  send(message: { key: string; to: string; subject: string; text: string }): Promise<'sent' | 'not-sent'>;
};
