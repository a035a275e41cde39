import type { ReactNode } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { chevronDown } from '../icons/icon-paths-more.ts';
import { PLACE_BAR_HEIGHT_PX } from '../layout/place-bar-space.ts';

const Box = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  minWidth: 0,
  minHeight: PLACE_BAR_HEIGHT_PX,
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
      /** True if the customer has to do something before ordering. */
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

export interface PlaceBarProps {
  icon: string;
  /** The delivery address or the branch. */
  title: ReactNode;
  /** Fee, time and minimum order. */
  detail?: ReactNode;
  tone?: 'plain' | 'warn';
  /** Accessible name. It contains the place and says that the customer can change it. */
  label: string;
  onOpen: () => void;
}

/** Shows where the order goes. A click opens a dialog to change it. */
export function PlaceBar({ icon, title, detail, tone = 'plain', label, onOpen }: PlaceBarProps) {
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
