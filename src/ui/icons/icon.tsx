import { css } from '../../theme/stitches.ts';

const svg = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  variants: { points: { true: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } },
});

/** Worked out once: icons are everywhere. */
const PLAIN = `${svg()}`;
const POINTS = `${svg({ points: true })}`;

export interface IconProps {
  /** A shape of icon-paths.ts; a leading ">" marks one that points and is mirrored right to left. */
  of: string;
  /** In px. */
  size?: number;
}

/** Decorative always: the control or text beside it carries the name. */
export function Icon({ of, size = 20 }: IconProps) {
  return (
    <svg
      className={of[0] === '>' ? POINTS : PLAIN}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={of.replace('>', '')} />
    </svg>
  );
}
