export interface VerbatimProps {
  text: string;
  /** The part of the text that browsers must not translate, such as an amount, a code or an order number. */
  part: string;
}

/**
 * A text that browsers may translate, except for one part. It is one element, so that it stays in one piece in a flex
 * row.
 */
export function Verbatim({ text, part }: VerbatimProps) {
  const partIndex = part ? text.indexOf(part) : -1;
  if (partIndex < 0) return text;
  return (
    <span>
      {text.slice(0, partIndex)}
      <span translate="no">{part}</span>
      {text.slice(partIndex + part.length)}
    </span>
  );
}
