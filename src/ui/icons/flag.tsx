import { styled } from '../../theme/stitches.ts';

const Box = styled('span', {
  flex: 'none',
  display: 'block',
  width: 24,
  height: 16,
  borderRadius: 2,
  overflow: 'hidden',
  background: '$tint',
  // An outline for flags with white edges.
  boxShadow: 'inset 0 0 0 1px $colors$line',
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

export interface FlagProps {
  src: string | null;
  onError?: (() => void) | undefined;
}

/** A country's flag. Decorative, because the country's name is beside it. Without a picture, it keeps its space. */
export function Flag({ src, onError }: FlagProps) {
  return (
    <Box aria-hidden="true">
      {src && <img src={src} alt="" width={24} height={16} loading="lazy" onError={onError} />}
    </Box>
  );
}
