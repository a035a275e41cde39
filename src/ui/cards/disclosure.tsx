import { useId, useState } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { chevronDown } from '../icons/icon-paths-more.ts';

const RotatingIcon = styled('span', {
  display: 'inline-flex',
  flex: 'none',
  color: '$mute',
  transition: 'transform .16s',
  variants: { open: { true: { transform: 'rotate(180deg)' } } },
});

export interface Disclosure {
  readonly isOpen: boolean;
  /** Props of the button. */
  readonly toggle: {
    readonly type: 'button';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: () => void;
  };
  /** Props of the panel, which stays in the document while it is closed. */
  readonly panel: { readonly id: string; readonly hidden: boolean };
}

/** State and ARIA attributes of a button that opens a panel below it. */
export function useDisclosure(): Disclosure {
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

/** A chevron after the button's text. It shows whether the panel is open. */
export const DisclosureIcon = ({ isOpen }: { isOpen: boolean }) => (
  <RotatingIcon open={isOpen}>
    <Icon path={chevronDown} size={14} />
  </RotatingIcon>
);

/** Styles of the panel that explains an amount. */
export const explanationStyles = {
  padding: '$2 $3',
  marginBlock: '$1 $2',
  borderRadius: '$2',
  background: '$tint',
  color: '$ink',
  fontSize: '$12',
  fontWeight: 400,
} as const;
