import type { Mark } from '../../domain/search/highlight.ts';
import { forced } from '../../theme/container.ts';
import { css } from '../../theme/stitches.ts';

const found = css({
  color: '$brandText',
  background: '$tint',
  borderRadius: 3,
  [forced]: { background: 'Mark', color: 'MarkText' },
});

/** A text with what was found in it marked. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  if (!marks.length) return text;
  // Once for all: a short word may stand in a text a dozen times.
  const className = String(found());
  return (
    <>
      {marks.flatMap(({ start, end }, at) => [
        text.slice(marks[at - 1]?.end ?? 0, start),
        <mark key={start} className={className}>
          {text.slice(start, end)}
        </mark>,
      ])}
      {text.slice(marks.at(-1)?.end)}
    </>
  );
}
