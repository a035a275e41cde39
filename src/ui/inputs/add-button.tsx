import type { ComponentPropsWithRef } from 'react';
import { forced } from '../../theme/container.ts';
import { css } from '../../theme/stitches.ts';

const bar = 'linear-gradient(currentColor 0 0)';

const button = css({
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: '$round',
  position: 'relative',
  color: '$onBrand',
  // The plus is painted: an SVG in each card was half of all that a list left to be collected at every frame it was scrolled.
  background: `${bar} center / 12px 2px no-repeat, ${bar} center / 2px 12px no-repeat, $colors$brand`,
  boxShadow: '$low, 0 0 0 2px $colors$card',
  transition: 'background-color .16s, transform .12s',
  '&:active': { transform: 'scale(.94)' },
  // 36 px to the eye, 44 px to the finger.
  '&::after': { content: '', position: 'absolute', inset: -4 },
  [forced]: { border: '1px solid ButtonText' },
});

export interface AddButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** The accessible name. */
  label: string;
}

/** Worked out once: nearly every card has one. */
let look: string | undefined;

/** Adds what a card shows, or leads to its choices. */
export function AddButton({ label, ...rest }: AddButtonProps) {
  look ??= `${button()}`;
  return <button {...rest} type="button" aria-label={label} className={look} />;
}
