import type { Mark } from '../../domain/search/highlight.ts';
import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';

const Found = styled('mark', {
  color: '$brandText',
  background: '$tint',
  borderRadius: 3,
  [forced]: { background: 'Mark', color: 'MarkText' },
});

/** A text with what was found in it marked. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  if (!marks.length) return text;
  return (
    <>
      {marks.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(marks[at - 1]?.end ?? 0, start)}
          <Found>{text.slice(start, end)}</Found>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end)}
    </>
  );
}
