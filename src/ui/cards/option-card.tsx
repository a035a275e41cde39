import type { ReactNode } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { chevronForward } from '../icons/icon-paths-more.ts';
import { followPlainClick } from '../navigation/plain-click.ts';

const Box = styled('a', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  minHeight: 80,
  padding: '$4',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$3',
  boxShadow: '$low',
  transition: 'border-color .16s, transform .12s',
  '&:hover': { borderColor: '$brandText' },
  '&:active': { transform: 'scale(.99)' },
  '&[aria-disabled]': { opacity: 0.6, boxShadow: 'none', cursor: 'not-allowed' },
  '& > svg': { color: '$mute' },
});
const IconTile = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: '$2',
  background: '$tint',
  color: '$brandText',
  [forcedColors]: { border: '1px solid' },
});
const Words = styled('span', { flex: 1, minWidth: 0 });
const Title = styled('span', { display: 'block', fontSize: '$16', fontWeight: 700 });
const Detail = styled('span', { display: 'block', color: '$mute' });

export interface OptionCardProps {
  icon: string;
  title: string;
  text?: ReactNode;
  href: string;
  onOpen: () => void;
  disabled?: boolean;
}

/** A large card for one choice, such as an order type or a branch. */
export function OptionCard({ icon, title, text, href, onOpen, disabled = false }: OptionCardProps) {
  return (
    <Box
      {...(disabled ? { role: 'link', 'aria-disabled': true } : { href })}
      onClick={(event) => !disabled && followPlainClick(event, onOpen)}
    >
      <IconTile>
        <Icon path={icon} size={24} />
      </IconTile>
      <Words>
        <Title>{title}</Title>
        {text && <Detail>{text}</Detail>}
      </Words>
      <Icon path={chevronForward} />
    </Box>
  );
}
