import { ImageError } from '../../lib/image-variants.ts';

interface Preset {
  /** The width it is shown at, as CSS `sizes`. */
  readonly sizes: string;
  /** Left out: a picture with a tile colour is a cut-out shown whole upon it, one without fills the box. */
  readonly fit?: 'cover' | 'contain';
  /** In view when its screen opens: loaded at once and first. */
  readonly priority?: boolean;
}

const presets = {
  /** In a line of a cart or an order; a logo; an option. */
  thumb: { sizes: '64px' },
  /** In a list. */
  card: { sizes: '112px' },
  /** On a card of its own. */
  tile: { sizes: '168px' },
  /** An item's, on its page. */
  hero: { sizes: '560px', priority: true },
  /** Across the top of the business's pages. */
  cover: { sizes: '100vw', fit: 'cover', priority: true },
  /** Across the menu. */
  banner: { sizes: '100vw', fit: 'cover' },
} satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;

/** How pictures of a place are shown. Throws ImageError for a preset that nobody knows. */
export function imagePreset(name: PresetName): Preset {
  if (!Object.hasOwn(presets, name)) throw new ImageError(`Unknown image preset ${name}`);
  return presets[name];
}
