import { forcedColors } from '../../theme/container.ts';
import { keyframes, styled } from '../../theme/stitches.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const Block = styled('span', {
  display: 'block',
  borderRadius: '$1',
  background: '$line',
  animation: `${breathe} 1.4s ease-in-out infinite`,
  [forcedColors]: { border: '1px solid GrayText' },
});

export interface SkeletonProps {
  /** CSS lengths, or numbers in px. */
  width?: string | number;
  height?: string | number;
  radius?: string | number;
}

/** Placeholder for content that is loading. Put several of them into one `aria-busy` region that names the content. */
export function Skeleton({ width = '100%', height = 16, radius }: SkeletonProps) {
  return <Block aria-hidden="true" style={{ width, height, borderRadius: radius }} />;
}
