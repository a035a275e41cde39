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
  /** Already formatted, currency included. */
  amount: string;
  /** The price before the discount, formatted. */
  was?: string | undefined;
  /** Read out before the old price ("was"). */
  wasLabel?: string | undefined;
  /** Read out before the new one ("now"). */
  nowLabel?: string | undefined;
  size?: 'm' | 'l';
}

/** Worked out once: every card has a price. */
const LINES = { m: `${line({ size: 'm' })}`, l: `${line({ size: 'l' })}` };

/** Amounts are isolated, so that neither order nor sign garbles in a right-to-left line. */
export function Price({ amount, was, wasLabel, nowLabel, size = 'm' }: PriceProps) {
  if (was === undefined) return <bdi className={LINES[size]}>{amount}</bdi>;
  return (
    <span className={LINES[size]}>
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
