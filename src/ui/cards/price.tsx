import type { ReactNode } from 'react';
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
const oldPriceStyles = css({ color: '$mute', fontWeight: 500 });
const newPriceStyles = css({ color: '$sale' });

export interface PriceProps {
  /** Formatted price with its currency, or words in place of a price. */
  amount: ReactNode;
  /** True if the amount contains words, which browsers may translate. */
  hasWords?: boolean;
  /** The price before the discount, formatted. */
  oldAmount?: string | undefined;
  /** Screen readers read it before the old price ("was"). */
  oldLabel?: string | undefined;
  /** Screen readers read it before the new price ("now"). */
  newLabel?: string | undefined;
  size?: 'm' | 'l';
}

/** Computed when the module loads, because every card has a price. */
const LINE_CLASSES = { m: `${lineStyles({ size: 'm' })}`, l: `${lineStyles({ size: 'l' })}` };

/** `bdi` keeps digits and signs in order in a right-to-left line. */
function Amount({
  amount,
  hasWords,
  className,
}: Pick<PriceProps, 'amount' | 'hasWords'> & { className?: string }) {
  return (
    <bdi className={className} translate={hasWords ? undefined : 'no'}>
      {amount}
    </bdi>
  );
}

/** A price, with the old price if there is a discount. */
export function Price({ amount, hasWords = false, oldAmount, oldLabel, newLabel, size = 'm' }: PriceProps) {
  if (oldAmount === undefined)
    return <Amount className={LINE_CLASSES[size]} amount={amount} hasWords={hasWords} />;
  return (
    <span className={LINE_CLASSES[size]}>
      <s className={`${oldPriceStyles()}`}>
        {oldLabel && <VisuallyHidden>{oldLabel} </VisuallyHidden>}
        <Amount amount={oldAmount} />
      </s>
      <span className={`${newPriceStyles()}`}>
        {newLabel && <VisuallyHidden>{newLabel} </VisuallyHidden>}
        <Amount amount={amount} hasWords={hasWords} />
      </span>
    </span>
  );
}
