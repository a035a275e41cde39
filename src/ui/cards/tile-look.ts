/** A picture and words on a card that opens. */
export const tileLook = {
  position: 'relative',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$3',
  transition: 'border-color .16s, box-shadow .16s',
  '&:hover': { borderColor: '$edge', boxShadow: '$low' },
} as const;

/** Words of which no more than so many lines are shown, and only whole ones. */
export const clamped = (lines: number) =>
  ({
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflowWrap: 'anywhere',
  }) as const;
