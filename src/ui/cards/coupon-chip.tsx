import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { close } from '../icons/icon-paths.ts';
import { tag } from '../icons/icon-paths-more.ts';
import { IconButton } from '../inputs/icon-button.tsx';

const Box = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: 52,
  paddingInline: '$3 $1',
  border: '1px dashed $edge',
  borderRadius: '$2',
  background: '$card',
  variants: { gives: { true: { borderColor: '$ok', '& > svg': { color: '$ok' } } } },
});
const Words = styled('div', { flex: 1, minWidth: 0, paddingBlock: '$2', overflowWrap: 'anywhere' });
// For the eye only: the code stays as the business writes it.
const Code = styled('span', { display: 'block', fontWeight: 700, textTransform: 'uppercase' });
const Outcome = styled('span', {
  fontSize: '$14',
  color: '$mute',
  variants: { gives: { true: { color: '$ok', fontWeight: 600 } } },
});

export interface CouponChipProps {
  code: string;
  /** What it gives, or why nothing. */
  text: string;
  gives: boolean;
  removeLabel: string;
  disabled?: boolean;
  onRemove: () => void;
}

/** A coupon that was put to use. */
export function CouponChip({ code, text, gives, removeLabel, disabled = false, onRemove }: CouponChipProps) {
  return (
    <Box gives={gives}>
      <Icon of={tag} />
      <Words>
        <Code>
          <bdi>{code}</bdi>
        </Code>
        <Outcome gives={gives}>{text}</Outcome>
      </Words>
      {!disabled && <IconButton label={removeLabel} icon={close} onClick={onRemove} />}
    </Box>
  );
}
