/** How many messages an operator makes of a text: GSM 03.38 has 7 bits for a letter, everything else 16. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const GSM_DOUBLE = new Set('^{}\\[~]|€\f');
/** Units of a message that stands alone, and of a part, which names its place among the parts. */
const ROOM = { 'GSM-7': [160, 153], 'UCS-2': [70, 67] } as const;

export type SmsLength = { readonly alphabet: keyof typeof ROOM; readonly units: number; readonly parts: number };

/** A letter of two units is never split between two parts. An empty text is one message. */
export function smsLength(text: string): SmsLength {
  const letters = [...text];
  const alphabet = letters.every((one) => GSM.has(one) || GSM_DOUBLE.has(one)) ? 'GSM-7' : 'UCS-2';
  const sizes = letters.map((one) => (alphabet === 'UCS-2' ? one.length : GSM_DOUBLE.has(one) ? 2 : 1));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const [alone, part] = ROOM[alphabet];
  if (units <= alone) return { alphabet, units, parts: 1 };
  let parts = 1;
  let filled = 0;
  for (const size of sizes) {
    if (filled + size > part) {
      parts += 1;
      filled = 0;
    }
    filled += size;
  }
  return { alphabet, units, parts };
}
