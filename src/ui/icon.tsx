import { styled } from '../theme/stitches.ts';

const Svg = styled('svg', {
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  variants: { points: { true: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } },
});

export interface IconProps {
  /** A shape of icon-paths.ts; a leading ">" marks one that points and is mirrored right to left. */
  of: string;
  /** In px. */
  size?: number;
}

/** Decorative always: the control or text beside it carries the name. */
export function Icon({ of, size = 20 }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" points={of[0] === '>'}>
      <path d={of.replace('>', '')} />
    </Svg>
  );
}
