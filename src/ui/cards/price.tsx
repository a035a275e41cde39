import { css } from '../../theme/stitches.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const line = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 6,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  variants: { size: { m: { fontSize: '$14' }, l: { fontSize: '$16' } } },
});
const old = css({ color: '$mute', fontWeight: 500 });
const reduced = css({ color: '$sale' });

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
const LINE_CLASSES = { m: `${line({ size: 'm' })}`, l: `${line({ size: 'l' })}` };

/** A price, with the old price when it is reduced. `bdi` keeps digits and signs in order in a right-to-left line. */
export function Price({
  amount,
  oldAmount: was,
  oldLabel: wasLabel,
  newLabel: nowLabel,
  size = 'm',
}: PriceProps) {
  if (was === undefined) return <bdi className={LINE_CLASSES[size]}>{amount}</bdi>;
  return (
    <span className={LINE_CLASSES[size]}>
      <s className={`${old()}`}>
        {wasLabel && <VisuallyHidden>{wasLabel} </VisuallyHidden>}
        <bdi>{was}</bdi>
      </s>
      <span className={`${reduced()}`}>
        {nowLabel && <VisuallyHidden>{nowLabel} </VisuallyHidden>}
        <bdi>{amount}</bdi>
      </span>
    </span>
  );
}
