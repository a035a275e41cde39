import { css } from '../../theme/stitches.ts';

const svg = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  variants: { mirrored: { true: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } },
});

/** The class names are computed once, when the module loads, because every screen has many icons. */
const PLAIN_CLASS = `${svg()}`;
const MIRRORED_CLASS = `${svg({ mirrored: true })}`;

export interface IconProps {
  /** An SVG path from an `icon-paths` file. A leading ">" marks an arrow, which is mirrored in right-to-left text. */
  path: string;
  /** Width and height in px. */
  size?: number;
}

/** A decorative icon. The control or text beside it provides the accessible name. */
export function Icon({ path, size = 20 }: IconProps) {
  return (
    <svg
      className={path[0] === '>' ? MIRRORED_CLASS : PLAIN_CLASS}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={path.replace('>', '')} />
    </svg>
  );
}
