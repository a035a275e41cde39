/** Frame of a card that opens something. */
export const tileStyles = {
  position: 'relative',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$3',
  transition: 'border-color .16s, box-shadow .16s',
  '&:hover': { borderColor: '$edge', boxShadow: '$low' },
} as const;

/** Truncates a text after `lines` whole lines. */
export const clampLines = (lines: number) =>
  ({
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflowWrap: 'anywhere',
  }) as const;
