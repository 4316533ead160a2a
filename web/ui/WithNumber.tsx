/** Keeps a contract number on one line at its hyphens; a copy of the text holds the number unchanged. */
export function WithNumber({ text, number }: { text: string; number: string }) {
  const at = text.indexOf(number);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="n-whole">{number}</span>
      {text.slice(at + number.length)}
    </>
  );
}
