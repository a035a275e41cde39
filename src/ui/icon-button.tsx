import type { ComponentPropsWithRef } from 'react';
import { forced } from '../theme/container.ts';
import { styled } from '../theme/stitches.ts';
import { Icon } from './icon.tsx';

const Base = styled('button', {
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

export function IconButton({ label, icon, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <Base {...rest} type={type} aria-label={label} variant={variant}>
      <Icon of={icon} />
    </Base>
  );
}
