/** Thrown for an unknown image provider or preset (spec, section 8). */
export class ImageError extends Error {
  override readonly name = 'ImageError';
}

type Provider = (src: string, width: number) => string;

/** The image providers, each with the URL of a variant by its width in px. All variants are webp (spec, section 9). */
const providers = {
  /** Our own backend. */
  media: (src, width) => `${src}/${width}.webp`,
  /** Has no variants: the URL is the picture itself. */
  plain: (src) => src,
  /** Content networks that take width and format from the query. */
  query: (src, width) => `${src}${src.includes('?') ? '&' : '?'}width=${width}&format=webp`,
} satisfies Record<string, Provider>;

export const isImageProvider = (name: string): name is keyof typeof providers =>
  Object.hasOwn(providers, name);

/** The spec's breakpoints times its densities 1 and 2 (section 9). */
const WIDTHS = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072];

export interface ImageSource {
  readonly src: string;
  /** Width of the original in px; 0 if unknown. */
  readonly width: number;
  /** `media` if absent. */
  readonly provider?: string | undefined;
}

/**
 * The URLs of a picture: `src` is the smallest variant. `srcSet` lists the smallest variant and those no wider than the
 * original, or all variants if the width is unknown. It is undefined for a provider without variants. Throws ImageError
 * for an unknown provider.
 */
export function listImageVariants({ src, width, provider = 'media' }: ImageSource): {
  readonly src: string;
  readonly srcSet: string | undefined;
} {
  if (!isImageProvider(provider)) throw new ImageError(`Unknown image provider ${provider}`);
  const buildUrl = providers[provider];
  return {
    src: buildUrl(src, 320),
    srcSet:
      provider === 'plain'
        ? undefined
        : WIDTHS.filter((variantWidth, index) => !index || !width || variantWidth <= width)
            .map((variantWidth) => `${buildUrl(src, variantWidth)} ${variantWidth}w`)
            .join(', '),
  };
}
