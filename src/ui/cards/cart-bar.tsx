import { forcedColors, medium } from '../../theme/container.ts';
import { keyframes, styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { followPlainClick } from '../navigation/plain-click.ts';

const slideUp = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const Bar = styled('a', {
  display: 'flex',
  alignItems: 'center',
  // If the label would have too little room for a word, the total wraps below the label.
  flexWrap: 'wrap',
  gap: '0 $3',
  minHeight: 56,
  marginInline: '$3',
  marginBlockEnd: '$2',
  padding: '$2 $4',
  borderRadius: '$3',
  background: '$brand',
  color: '$onBrand',
  boxShadow: '$high',
  fontSize: '$16',
  fontWeight: 700,
  [medium]: { maxWidth: 560, marginInline: 'auto' },
  animation: `${slideUp} .2s ease-out`,
  [forcedColors]: { border: '1px solid LinkText' },
});

const Count = styled('span', {
  minWidth: 28,
  paddingInline: '$2',
  borderRadius: '$1',
  lineHeight: scaleWithText(28, 16),
  textAlign: 'center',
  // Swaps the bar's two colours. A mix of them would have too little contrast.
  background: '$onBrand',
  color: '$brand',
  fontVariantNumeric: 'tabular-nums',
});
const Label = styled('span', { flex: '1 1 5em', minWidth: 0 });
const Total = styled('bdi', {
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export interface CartBarProps {
  /** Formatted number of items. */
  count: string;
  /** "View cart". */
  label: string;
  /** Formatted amount with its currency. */
  total: string;
  /** Accessible name: "View cart, 2 items, 2.900 KD". Default: the visible text. */
  fullLabel?: string;
  href: string;
  onOpen: () => void;
}

/** The link to the cart, with the number of items and the total. */
export function CartBar({ count, label, total, fullLabel, href, onOpen }: CartBarProps) {
  return (
    <Bar
      part="cart-bar"
      href={href}
      aria-label={fullLabel}
      onClick={(event) => followPlainClick(event, onOpen)}
    >
      <Count translate="no">{count}</Count>
      <Label>{label}</Label>
      <Total translate="no">{total}</Total>
    </Bar>
  );
}
