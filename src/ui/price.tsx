import { styled } from '../theme/stitches.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const Line = styled('span', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 6,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  variants: { size: { m: { fontSize: '$14' }, l: { fontSize: '$16' } } },
});
const Old = styled('s', { color: '$mute', fontWeight: 500 });
const Now = styled('span', { variants: { reduced: { true: { color: '$sale' } } } });

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

/** Amounts are isolated, so that neither order nor sign garbles in a right-to-left line. */
export function Price({ amount, was, wasLabel, nowLabel, size = 'm' }: PriceProps) {
  return (
    <Line size={size}>
      {was !== undefined && (
        <Old>
          {wasLabel && <VisuallyHidden>{wasLabel} </VisuallyHidden>}
          <bdi>{was}</bdi>
        </Old>
      )}
      <Now reduced={was !== undefined}>
        {was !== undefined && nowLabel && <VisuallyHidden>{nowLabel} </VisuallyHidden>}
        <bdi>{amount}</bdi>
      </Now>
    </Line>
  );
}
