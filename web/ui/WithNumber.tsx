/** A text with a contract number that is never broken at its hyphens; copied, the number is what it was. */
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
