import { type CSSProperties, useState } from 'react';
import { type ImageSource, imageVariants } from '../../lib/image-variants.ts';
import { css } from '../../theme/stitches.ts';
import { imagePreset, type PresetName } from './image-presets.ts';

const box = css({
  display: 'grid',
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  // Without a colour of its own there is no image to paint, and the plain ground stays.
  backgroundColor: '$tint',
  backgroundImage:
    'linear-gradient(160deg,var(--tile),color-mix(in srgb,var(--tile),$colors$shade 14%)),linear-gradient(var(--tile) 0 0),linear-gradient(color-mix(in srgb,$colors$edge,$colors$card 45%) 0 0)',
  // In dark mode the layers are multiplied: a pastel becomes deep and keeps its hue, which mixing would grey.
  backgroundBlendMode: 'var(--oa-look-tile)',
  // An empty plate, painted: a list may have hundreds, and what an SVG in each leaves behind makes scrolling halt.
  '&:empty': {
    background: 'radial-gradient(circle,$colors$card 11px,$colors$line 12px 18px,$colors$tint 19px)',
  },
});

const img = css({
  variants: {
    fit: {
      cover: { width: '100%', height: '100%', objectFit: 'cover' },
      contain: { width: '74%', height: '74%', objectFit: 'contain', filter: 'drop-shadow(0 6px 8px #0003)' },
    },
  },
});

/** Worked out once: every card has a picture. */
const BOX = `${box()}`;
const FITS = { cover: `${img({ fit: 'cover' })}`, contain: `${img({ fit: 'contain' })}` };

/** A picture as the menu holds it. */
export interface PictureSource extends ImageSource {
  readonly height: number;
  readonly color: string | null;
}

export interface PictureProps {
  picture: PictureSource | null;
  /** Empty for a picture beside its own name. */
  alt: string;
  /** Where it stands, which says how large it is, how it fits and how soon it is wanted. */
  preset: PresetName;
  /** Other than the preset says. */
  fit?: 'cover' | 'contain' | undefined;
  /** In view when the screen opens: loaded first. */
  priority?: boolean | undefined;
}

/**
 * Fills its box, whose size the parent fixes: nothing moves when the picture comes, or does not. Throws ImageError for a
 * provider or preset that nobody knows.
 */
export function Picture({ picture, alt, preset, fit, priority }: PictureProps) {
  const place = imagePreset(preset);
  const isFirst = priority ?? place.priority;
  const [failed, setFailed] = useState<string | null>(null);
  if (!picture || failed === picture.src)
    return <span className={BOX} {...(alt && { role: 'img', 'aria-label': alt })} />;
  const style = picture.color ? ({ '--tile': picture.color } as CSSProperties) : undefined;
  return (
    <span className={BOX} style={style}>
      {/* Another's own: until it is there the box is empty, and never shows the one before. */}
      <img
        key={picture.src}
        sizes={place.sizes}
        {...imageVariants(picture)}
        width={picture.width || undefined}
        height={picture.height || undefined}
        alt={alt}
        className={FITS[fit ?? place.fit ?? (picture.color ? 'contain' : 'cover')]}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onError={() => setFailed(picture.src)}
      />
    </span>
  );
}
