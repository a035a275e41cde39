import { type CSSProperties, useState } from 'react';
import { styled } from '../theme/stitches.ts';
import { Icon } from './icon.tsx';
import { food } from './icon-paths.ts';

/** The spec's breakpoints times its densities (spec, section 9). */
const WIDTHS = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072];

const Box = styled('span', {
  display: 'grid',
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  color: '$mute',
  // Without a colour of its own there is no image to paint, and the plain ground stays.
  backgroundColor: '$tint',
  backgroundImage:
    'linear-gradient(160deg,var(--tile),color-mix(in srgb,var(--tile),$colors$shade 14%)),linear-gradient(var(--tile) 0 0),linear-gradient(color-mix(in srgb,$colors$edge,$colors$card 45%) 0 0)',
  // In dark mode the layers are multiplied: a pastel becomes deep and keeps its hue, which mixing would grey.
  backgroundBlendMode: 'var(--oa-look-tile)',
});

const Img = styled('img', {
  variants: {
    fit: {
      cover: { width: '100%', height: '100%', objectFit: 'cover' },
      contain: { width: '74%', height: '74%', objectFit: 'contain', filter: 'drop-shadow(0 6px 8px #0003)' },
    },
  },
});

/** A picture as the menu holds it. */
export interface PictureSource {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly color: string | null;
}

export interface PictureProps {
  picture: PictureSource | null;
  /** Empty for a picture beside its own name. */
  alt: string;
  /** The width it is shown at, as CSS `sizes` ("92px"). */
  sizes: string;
  /** Default: one with a tile colour is a cut-out shown whole upon it; one without fills the box. */
  fit?: 'cover' | 'contain' | undefined;
  /** In view when the screen opens: loaded first. */
  priority?: boolean;
}

const addressOf = (src: string, width: number) => `${src}/${width}.webp`;

/** Fills its box, whose size the parent fixes: nothing moves when the picture comes, or does not. */
export function Picture({ picture, alt, sizes, fit, priority = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const style = picture?.color ? ({ '--tile': picture.color } as CSSProperties) : undefined;
  if (!picture || failed === picture.src) {
    return (
      <Box style={style} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <Icon of={food} size={28} />
      </Box>
    );
  }
  const widths = WIDTHS.filter((width, at) => !at || width <= picture.width);
  return (
    <Box style={style}>
      <Img
        src={addressOf(picture.src, 320)}
        srcSet={widths.map((width) => `${addressOf(picture.src, width)} ${width}w`).join(', ')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        fit={fit ?? (picture.color ? 'contain' : 'cover')}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onError={() => setFailed(picture.src)}
      />
    </Box>
  );
}
