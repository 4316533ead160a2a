/**
 * Passwords that attackers try first. Of the passwords in leaked lists that pass our rule (a digit, a lower-
 * and an upper-case letter) nearly all are these words with digits, a year or a sign: so these words are refused.
 */
const WORDS = new Set(
  (
    '1q2w3e 1q2w3e4r 1q2w3e4r5t aaa aaaa abc abcd abcdef admin administrator aigerim aigul aleksandr alexander ' +
    'alibek almaty andrey android anna apple april arsenal aruzhan asdf asdfgh asdfghjkl ashley askar astana ' +
    'august autumn bailey barcelona baseball batman bolat changeme charlie chelsea computer credit daniyar ' +
    'december default dengi diana dinara dmitry donald dragon elena february football freedom friday google guest ' +
    'hello iloveyou internet iphone ivan january jordan july june juventus kairat kamila kazakh kazakhstan kredit ' +
    'letmein liverpool loan login lubov madina march maria marina master maxim michael monday money monkey natasha ' +
    'nesie nessie nikita november nurlan october olga p@ssw0rd p@ssword pa$$w0rd pa$$word parol passw0rd password ' +
    'princess privet q1w2e3 q1w2e3r4 qazaq qazaqstan qazwsx qazwsxedc qwer qwerty qwertyui qwertyuiop realmadrid ' +
    'root sabina samsung secret september sergey shadow shymkent spartak spring starwars summer sunday sunshine ' +
    'superman svetlana tatiana temp test testing trustno user vladimir welcome whatever windows winter ' +
    'yerlan zaim zxcv zxcvbn zxcvbnm'
  ).split(' '),
);

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const plain = (text: string): string => text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
const isRun = (text: string): boolean =>
  /^(.)\1+$/.test(text) ||
  '01234567890123456789 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm'.includes(text);

/** A common word with digits and signs around it, or rows of the keyboard. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[\d!@#$%^&*()]+|[\d!@#$%^&*()]+$/g, '');
  // A remainder this short can be guessed: a year, a short number.
  if (lower.length - core.length > 8) return false;
  return WORDS.has(core) || WORDS.has(plain(core)) || WORDS.has(plain(lower)) || (core.length > 2 && isRun(core));
}
