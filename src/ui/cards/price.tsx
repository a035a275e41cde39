import { css } from '../../theme/stitches.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const lineStyles = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 6,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  variants: { size: { m: { fontSize: '$14' }, l: { fontSize: '$16' } } },
});
const oldStyles = css({ color: '$mute', fontWeight: 500 });
const reducedStyles = css({ color: '$sale' });

export interface PriceProps {
  /** Formatted price with its currency. */
  amount: string;
  /** The price before the discount, formatted. */
  oldAmount?: string | undefined;
  /** Screen readers read it before the old price ("was"). */
  oldLabel?: string | undefined;
  /** Screen readers read it before the new price ("now"). */
  newLabel?: string | undefined;
  size?: 'm' | 'l';
}

/** Memoised, because every card has a price. */
const LINE_CLASSES = { m: `${lineStyles({ size: 'm' })}`, l: `${lineStyles({ size: 'l' })}` };

/** A price, with the old price if there is a discount. `bdi` keeps digits and signs in order in a right-to-left line. */
export function Price({ amount, oldAmount, oldLabel, newLabel, size = 'm' }: PriceProps) {
  if (oldAmount === undefined) return <bdi className={LINE_CLASSES[size]}>{amount}</bdi>;
  return (
    <span className={LINE_CLASSES[size]}>
      <s className={`${oldStyles()}`}>
        {oldLabel && <VisuallyHidden>{oldLabel} </VisuallyHidden>}
        <bdi>{oldAmount}</bdi>
      </s>
      <span className={`${reducedStyles()}`}>
        {newLabel && <VisuallyHidden>{newLabel} </VisuallyHidden>}
        <bdi>{amount}</bdi>
      </span>
    </span>
  );
}
