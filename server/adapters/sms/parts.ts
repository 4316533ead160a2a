/** How many messages an operator makes of a text: GSM 03.38 has 7 bits for a letter, everything else 16. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const GSM_DOUBLE = new Set('^{}\\[~]|€\f');

export function smsParts(text: string): number {
  const letters = [...text];
  const narrow = letters.every((letter) => GSM.has(letter) || GSM_DOUBLE.has(letter));
  const length = narrow ? letters.reduce((sum, letter) => sum + (GSM_DOUBLE.has(letter) ? 2 : 1), 0) : text.length;
  const [single, part] = narrow ? [160, 153] : [70, 67];
  return length <= single ? 1 : Math.ceil(length / part);
}
