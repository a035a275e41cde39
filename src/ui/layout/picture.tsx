import { type CSSProperties, useState } from 'react';
import { type ImageSource, listImageVariants } from '../../lib/image-variants.ts';
import { css } from '../../theme/stitches.ts';
import { getImagePreset, type PresetName } from './image-presets.ts';

const box = css({
  display: 'grid',
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  // Shown if the picture has no tile colour: the gradients below are then invalid.
  backgroundColor: '$tint',
  backgroundImage:
    'linear-gradient(160deg,var(--tile),color-mix(in srgb,var(--tile),$colors$shade 14%)),linear-gradient(var(--tile) 0 0),linear-gradient(color-mix(in srgb,$colors$edge,$colors$card 45%) 0 0)',
  // In dark mode, multiplies the layers, which darkens a pastel colour but keeps its hue.
  backgroundBlendMode: 'var(--oa-surface-tileBlend)',
  // Draws an empty plate as a background. An SVG in each of hundreds of cards would cause garbage collection while
  // scrolling.
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

/** The class names are computed once, when the module loads, because every card has a picture. */
const BOX_CLASS = `${box()}`;
const FIT_CLASSES = { cover: `${img({ fit: 'cover' })}`, contain: `${img({ fit: 'contain' })}` };

/** A picture of a business, a dish or a category. */
export interface PictureSource extends ImageSource {
  readonly height: number;
  /** Background colour. If null, the picture fills its box by default. */
  readonly color: string | null;
}

export interface PictureProps {
  picture: PictureSource | null;
  /** Empty if a text beside the picture already names what it shows. */
  alt: string;
  /** Sets size, fit and priority. */
  preset: PresetName;
  /** Overrides the fit of the preset. */
  fit?: 'cover' | 'contain' | undefined;
  /** Overrides the preset's priority. If true, the picture loads first. */
  priority?: boolean | undefined;
}

/**
 * A picture that fills its parent. The parent sets the size, so nothing moves when the picture loads or fails. Throws
 * `ImageError` for an unknown provider or preset.
 */
export function Picture({ picture, alt, preset, fit, priority }: PictureProps) {
  const presetOptions = getImagePreset(preset);
  const isPriority = priority ?? presetOptions.priority;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (!picture || failedSrc === picture.src)
    return <span className={BOX_CLASS} {...(alt && { role: 'img', 'aria-label': alt })} />;
  const style = picture.color ? ({ '--tile': picture.color } as CSSProperties) : undefined;
  return (
    <span className={BOX_CLASS} style={style}>
      {/* The key creates a new element for a new picture. Without it, the old picture would show until the new one loads. */}
      <img
        key={picture.src}
        sizes={presetOptions.sizes}
        {...listImageVariants(picture)}
        width={picture.width || undefined}
        height={picture.height || undefined}
        alt={alt}
        className={FIT_CLASSES[fit ?? presetOptions.fit ?? (picture.color ? 'contain' : 'cover')]}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onError={() => setFailedSrc(picture.src)}
      />
    </span>
  );
}
