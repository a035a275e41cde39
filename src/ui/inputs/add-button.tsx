import type { ComponentPropsWithRef } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { css } from '../../theme/stitches.ts';

const BAR_GRADIENT = 'linear-gradient(currentColor 0 0)';

const button = css({
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: '$round',
  position: 'relative',
  color: '$onBrand',
  // Draws the plus sign as a background of two bars. With an SVG in each card, scrolling a list would create twice as
  // much garbage.
  background: `${BAR_GRADIENT} center / 12px 2px no-repeat, ${BAR_GRADIENT} center / 2px 12px no-repeat, $colors$brand`,
  boxShadow: '$low, 0 0 0 2px $colors$card',
  transition: 'background-color .16s, transform .12s',
  '&:active': { transform: 'scale(.94)' },
  // The button looks 36 px wide and has a click target of 44 px.
  '&::after': { content: '', position: 'absolute', inset: -4 },
  [forcedColors]: { border: '1px solid ButtonText' },
});

export interface AddButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** The accessible name. */
  label: string;
}

/** The class name is computed only once, because nearly every card has this button. */
let className: string | undefined;

/** A plus button on a card. It adds the card's item, or opens the item's options. */
export function AddButton({ label, ...rest }: AddButtonProps) {
  className ??= `${button()}`;
  return <button {...rest} type="button" aria-label={label} className={className} />;
}
