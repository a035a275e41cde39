import { ImageError } from '../../lib/image-variants.ts';

interface Preset {
  /** Displayed width, as the `sizes` attribute. */
  readonly sizes: string;
  /** Default: `contain` for a picture with a background colour, otherwise `cover`. */
  readonly fit?: 'cover' | 'contain';
  /** True if the picture is in view when the screen opens. It then loads immediately and with high priority. */
  readonly priority?: boolean;
}

const IMAGE_PRESETS = {
  /** Cart and order lines, logos and options. */
  thumb: { sizes: '64px' },
  /** Cards of a list. */
  card: { sizes: '112px' },
  /** Tiles and cards of a grid. */
  tile: { sizes: '168px' },
  /** The picture of an item on its page. */
  hero: { sizes: '560px', priority: true },
  /** The picture at the top of the business's pages. */
  cover: { sizes: '100vw', fit: 'cover', priority: true },
  /** Banners of the menu. */
  banner: { sizes: '100vw', fit: 'cover' },
} satisfies Record<string, Preset>;

export type PresetName = keyof typeof IMAGE_PRESETS;

/** Returns the settings of a preset. Throws `ImageError` for an unknown preset. */
export function getImagePreset(name: PresetName): Preset {
  if (!Object.hasOwn(IMAGE_PRESETS, name))
    throw new ImageError(
      `Unknown image preset "${name}". Use one of: ${Object.keys(IMAGE_PRESETS).join(', ')}`,
    );
  return IMAGE_PRESETS[name];
}
