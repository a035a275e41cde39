import { useId, useState } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { chevronDown } from '../icons/icon-paths-more.ts';

const Turning = styled('span', {
  display: 'inline-flex',
  flex: 'none',
  color: '$mute',
  transition: 'transform .16s',
  variants: { open: { true: { transform: 'rotate(180deg)' } } },
});

export interface Why {
  readonly isOpen: boolean;
  /** For the button. */
  readonly toggle: {
    readonly type: 'button';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: () => void;
  };
  /** For what it opens, which stays in the page. */
  readonly panel: { readonly id: string; readonly hidden: boolean };
}

/** An amount that opens to how it came about. Each opens and closes by itself, and what is above it never moves. */
export function useWhy(): Why {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return {
    isOpen,
    toggle: {
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setOpen(!isOpen),
    },
    panel: { id, hidden: !isOpen },
  };
}

/** After the words of the button, for the eye: it can be opened, or is. */
export const WhyMark = ({ isOpen }: { isOpen: boolean }) => (
  <Turning open={isOpen}>
    <Icon of={chevronDown} size={14} />
  </Turning>
);

/** What an amount opens to. */
export const because = {
  padding: '$2 $3',
  marginBlock: '$1 $2',
  borderRadius: '$2',
  background: '$tint',
  color: '$ink',
  fontSize: '$12',
  fontWeight: 400,
} as const;
