import type { ReactNode } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { chevronDown } from '../icons/icon-paths-more.ts';
import { ORDER_CHOICE_BAR_HEIGHT_PX } from '../layout/order-choice-bar-space.ts';

const Box = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  minWidth: 0,
  minHeight: ORDER_CHOICE_BAR_HEIGHT_PX,
  padding: '$2 $3',
  textAlign: 'start',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$2',
  cursor: 'pointer',
  transition: 'border-color .16s',
  '&:hover': { borderColor: '$brandText' },
  '& > svg': { flex: 'none', color: '$mute' },
  [forcedColors]: { borderColor: 'ButtonText' },
  variants: {
    tone: {
      plain: { '& > svg:first-child': { color: '$brandText' } },
      /** For a choice that the customer must make before ordering. */
      warn: { borderColor: '$warn', '& > svg:first-child': { color: '$warn' } },
    },
  },
});
const Words = styled('span', {
  flex: 1,
  minWidth: 0,
  '& > *': { display: 'block' },
});
const Title = styled('span', { fontWeight: 700 });
const Detail = styled('span', { fontSize: '$12', color: '$mute' });

export interface OrderChoiceBarProps {
  icon: string;
  /** The destination, the table or the time of the order. */
  title: ReactNode;
  /** For a destination: fee, time and minimum order. */
  detail?: ReactNode;
  tone?: 'plain' | 'warn';
  /** Accessible name. It contains the title and says that the customer can change the choice. */
  label: string;
  onOpen: () => void;
}

/** Shows one choice of the order, such as its destination. A click opens a dialog to change it. */
export function OrderChoiceBar({ icon, title, detail, tone = 'plain', label, onOpen }: OrderChoiceBarProps) {
  return (
    <Box type="button" tone={tone} aria-label={label} aria-haspopup="dialog" onClick={onOpen}>
      <Icon path={icon} />
      <Words>
        <Title>{title}</Title>
        {detail && <Detail>{detail}</Detail>}
      </Words>
      <Icon path={chevronDown} size={18} />
    </Box>
  );
}
