import type { ComponentPropsWithRef, ReactNode } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { css, styled } from '../../theme/stitches.ts';
import { Spinner } from '../feedback/spinner.tsx';

const buttonStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minHeight: 44,
  minWidth: 44,
  padding: '$2 $4',
  borderRadius: '$2',
  border: '1px solid transparent',
  fontWeight: 700,
  fontSize: '$14',
  lineHeight: 1.25,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'background-color .16s, filter .16s, transform .12s',
  '&:active:not([aria-disabled=true]):not(:disabled)': { transform: 'scale(.98)' },
  '&:disabled, &[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
  [forcedColors]: { borderColor: 'ButtonText' },
  variants: {
    variant: {
      primary: { background: '$brand', color: '$onBrand', '&:hover': { filter: 'brightness(1.08)' } },
      secondary: {
        background: '$card',
        color: '$ink',
        borderColor: '$edge',
        '&:hover': { background: '$tint' },
      },
      quiet: { color: '$brandText', paddingInline: '$2', '&:hover': { background: '$tint' } },
      danger: { color: '$danger', background: '$dangerTint', '&:hover': { filter: 'brightness(.97)' } },
    },
    size: { m: {}, l: { minHeight: 54, borderRadius: '$3', fontSize: '$16', paddingInline: '$4' } },
    block: { true: { display: 'flex', width: '100%' } },
    spread: {
      true: {
        // The amount goes below the label if both do not fit on one line.
        flexWrap: 'wrap',
        rowGap: 0,
        justifyContent: 'space-between',
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'start',
        '& > bdi': { whiteSpace: 'nowrap' },
      },
    },
  },
});

const Base = styled('button', buttonStyles);

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonAppearance {
  variant?: ButtonVariant;
  /** `l` is for the main action of a screen. */
  size?: 'm' | 'l';
  block?: boolean;
  /** Puts the label at the start and the amount at the end. */
  spread?: boolean;
}

/** Class name for a link that looks like a button: `className={getButtonClass({ variant: 'primary' })}`. */
export const getButtonClass = ({
  variant = 'primary',
  size = 'm',
  block = false,
  spread = false,
}: ButtonAppearance = {}): string => buttonStyles({ variant, size, block, spread }).toString();

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'size'>, ButtonAppearance {
  /** Shows a spinner and ignores clicks. The button stays focusable, so that the focus is not lost. */
  busy?: boolean;
  /** Icon before the label. */
  startIcon?: ReactNode;
}

export function Button({
  variant = 'primary',
  size = 'm',
  block = false,
  spread = false,
  busy = false,
  startIcon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <Base
      part={variant === 'primary' ? 'button' : undefined}
      {...rest}
      type={type}
      variant={variant}
      size={size}
      block={block}
      spread={spread}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner /> : startIcon}
      {children}
    </Base>
  );
}
