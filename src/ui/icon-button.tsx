import type { ComponentPropsWithRef } from 'react';
import { forced } from '../theme/container.ts';
import { css } from '../theme/stitches.ts';
import { Icon } from './icon.tsx';

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
  [forced]: { border: '1px solid ButtonText' },
  variants: {
    variant: {
      plain: { '&:hover:not(:disabled)': { background: '$tint' } },
      overlay: { background: '$card', boxShadow: '$low' },
      outline: { border: '1px solid $line', background: '$card' },
      brand: { background: '$brand', color: '$onBrand' },
      add: {
        width: 36,
        height: 36,
        background: '$brand',
        color: '$onBrand',
        boxShadow: '$low, 0 0 0 2px $colors$card',
        // 36 px to the eye, 44 px to the finger.
        '&::after': { content: '', position: 'absolute', inset: -4 },
      },
    },
  },
});

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The accessible name. */
  label: string;
  icon: string;
  variant?: 'plain' | 'overlay' | 'outline' | 'brand' | 'add';
}

/** Worked out once: nearly every card has one. */
const looks: Partial<Record<NonNullable<IconButtonProps['variant']>, string>> = {};

export function IconButton({ label, icon, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  looks[variant] ??= `${button({ variant })}`;
  return (
    <button {...rest} type={type} aria-label={label} className={looks[variant]}>
      <Icon of={icon} />
    </button>
  );
}
