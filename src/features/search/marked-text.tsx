import type { Mark } from '../../domain/search/highlight.ts';
import { forced } from '../../theme/container.ts';
import { css } from '../../theme/stitches.ts';

const found = css({
  color: '$brandText',
  background: '$tint',
  borderRadius: 3,
  [forced]: { background: 'Mark', color: 'MarkText' },
});

/** Worked out before the first key, not with it. */
const FOUND = `${found()}`;

/** A text with what was found in it marked. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  if (!marks.length) return text;
  return (
    <>
      {marks.flatMap(({ start, end }, at) => [
        text.slice(marks[at - 1]?.end ?? 0, start),
        <mark key={start} className={FOUND}>
          {text.slice(start, end)}
        </mark>,
      ])}
      {text.slice(marks.at(-1)?.end)}
    </>
  );
}
