import type { ComponentPropsWithRef } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { css } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';

const button = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '$round',
  color: '$ink',
  position: 'relative',
  transition: 'background-color .16s, transform .12s',
  '&:active': { transform: 'scale(.94)' },
  '&:disabled': { opacity: 0.45 },
  [forcedColors]: { border: '1px solid ButtonText' },
  variants: {
    variant: {
      plain: { '&:hover:not(:disabled)': { background: '$tint' } },
      overlay: { background: '$card', boxShadow: '$low' },
    },
  },
});

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The accessible name. */
  label: string;
  /** An SVG path from an `icon-paths` file. */
  icon: string;
  variant?: 'plain' | 'overlay';
}

/** The class names by variant. Each is computed only once, because every screen has icon buttons. */
const classNames: Partial<Record<NonNullable<IconButtonProps['variant']>, string>> = {};

export function IconButton({ label, icon, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  classNames[variant] ??= `${button({ variant })}`;
  return (
    <button {...rest} type={type} aria-label={label} className={classNames[variant]}>
      <Icon path={icon} />
    </button>
  );
}
