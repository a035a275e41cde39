import type { ReactNode } from 'react';
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
  variants: { applied: { true: { borderColor: '$ok', '& > svg': { color: '$ok' } } } },
});
const Words = styled('div', { flex: 1, minWidth: 0, paddingBlock: '$2', overflowWrap: 'anywhere' });
// Displays the code in English capital letters: in Turkish, the capital of i would be İ. The code itself keeps its
// case.
const Code = styled('span', { display: 'block', fontWeight: 700, textTransform: 'uppercase' });
const Outcome = styled('span', {
  fontSize: '$14',
  color: '$mute',
  variants: { applied: { true: { color: '$ok', fontWeight: 600 } } },
});

export interface CouponChipProps {
  code: string;
  /** The discount, or why the coupon does not apply. */
  text: ReactNode;
  isApplied: boolean;
  removeLabel: string;
  disabled?: boolean;
  onRemove: () => void;
}

/** A coupon that the customer entered. */
export function CouponChip({
  code,
  text,
  isApplied,
  removeLabel,
  disabled = false,
  onRemove,
}: CouponChipProps) {
  return (
    <Box applied={isApplied}>
      <Icon path={tag} />
      <Words>
        <Code lang="en">
          <bdi translate="no">{code}</bdi>
        </Code>
        <Outcome applied={isApplied}>{text}</Outcome>
      </Words>
      {!disabled && <IconButton label={removeLabel} icon={close} onClick={onRemove} />}
    </Box>
  );
}
