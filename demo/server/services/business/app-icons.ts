import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Db } from '../../db/open-database.ts';
import { loadPicture } from '../../repo/business/businesses-repo.ts';
import type { Business } from '../menu/business-catalogue.ts';
import type { ReadOrGenerateFile } from './generated-files.ts';

interface Icon {
  /** In px. */
  readonly size: number;
  /**
   * `any`: the logo fills the icon and may be transparent. `filled`: opaque. `maskable`: opaque, with the logo in the safe
   * zone, because phones crop the icon to a shape.
   */
  readonly purpose: 'any' | 'maskable' | 'filled';
}

/** Icons by their file names in URLs. */
export const APP_ICONS = {
  '192.png': { size: 192, purpose: 'any' },
  '512.png': { size: 512, purpose: 'any' },
  'maskable-192.png': { size: 192, purpose: 'maskable' },
  'maskable-512.png': { size: 512, purpose: 'maskable' },
  'apple-touch.png': { size: 180, purpose: 'filled' },
  'favicon.png': { size: 48, purpose: 'any' },
} as const satisfies Record<string, Icon>;

export type IconName = keyof typeof APP_ICONS;
export const isIconName = (name: string): name is IconName => Object.hasOwn(APP_ICONS, name);

/** Increase this number when the drawing of icons changes, so that their URLs change too. */
const ICON_VERSION = 2;
/** The logo's share of the icon's side. Opaque logos have their own background, transparent ones do not. */
const LOGO_SHARE = {
  // Phones never crop the inner circle, whose diameter is 80%. These squares fit inside it.
  maskable: { opaque: 0.76, transparent: 0.56 },
  // iPhones round the corners and render transparent pixels as black.
  filled: { opaque: 1, transparent: 0.76 },
};

/** SVG path of a shopping bag in a 24 × 24 view box, for a business without a logo. */
const BAG_PATH = 'M6 7h12l1 13H5L6 7zm3 0V6a3 3 0 0 1 6 0v1h-1.6V6a1.4 1.4 0 0 0-2.8 0v1z';

const listIconInputs = ({ file: { settings }, wireMappers, response: { restaurant } }: Business) => ({
  logo: wireMappers.toImageWire(settings.logo)?.src.split('/').pop() ?? null,
  theme: restaurant.theme_color,
  ground: restaurant.theme_background_color,
});

/**
 * Computes a version that changes whenever an icon of the business changes. Icon URLs contain the version, so that icons
 * can be cached permanently.
 */
export const computeIconsVersion = (business: Business): string =>
  createHash('sha256')
    .update(JSON.stringify([ICON_VERSION, listIconInputs(business)]))
    .digest('base64url')
    .slice(0, 12);

/** Returns the colour, or white if sharp cannot parse it. */
function ensureValidColor(color: string): string {
  try {
    sharp({ create: { width: 1, height: 1, channels: 4, background: color } });
    return color;
  } catch {
    return 'white';
  }
}

/**
 * Draws a square of `size` px with the picture in its centre. The picture takes `share` of the width. `ground` is the
 * background colour. Without it, the background is transparent.
 */
const drawSquareIcon = (picture: Sharp, size: number, share: number, ground?: string): Promise<Buffer> => {
  const innerSize = Math.round(size * share);
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const framedIcon = picture
    .resize({ width: innerSize, height: innerSize, fit: 'contain', background })
    .extend({ ...computePadding(innerSize, size), background });
  return (ground ? framedIcon.flatten({ background }) : framedIcon).png({ compressionLevel: 9 }).toBuffer();
};

function computePadding(innerSize: number, size: number) {
  const startPadding = Math.floor((size - innerSize) / 2);
  const endPadding = size - innerSize - startPadding;
  return { top: startPadding, bottom: endPadding, left: startPadding, right: endPadding };
}

/** Draws an opaque logo whose edge pixels are repeated to the edge of the icon. */
const extendToEdge = (logo: Sharp, size: number, share: number): Promise<Buffer> => {
  const innerSize = Math.round(size * share);
  return logo
    .resize({ width: innerSize, height: innerSize, fit: 'cover' })
    .extend({ ...computePadding(innerSize, size), extendWith: 'copy' })
    .png({ compressionLevel: 9 })
    .toBuffer();
};

async function drawLogoIcon(bytes: Uint8Array, { size, purpose }: Icon, ground: string): Promise<Buffer> {
  const logo = sharp(bytes).rotate();
  if (purpose === 'any') return drawSquareIcon(logo, size, 1);
  const { isOpaque } = await sharp(bytes).stats();
  const { opaque, transparent } = LOGO_SHARE[purpose];
  return isOpaque
    ? extendToEdge(logo, size, opaque)
    : drawSquareIcon(logo, size, transparent, ensureValidColor(ground));
}

function drawBagIcon({ size, purpose }: Icon, theme: string): Promise<Buffer> {
  const bag = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="512" height="512"><path fill="#fff" fill-rule="evenodd" stroke="#0003" stroke-width=".3" d="${BAG_PATH}"/></svg>`,
    ),
  );
  return drawSquareIcon(
    bag,
    size,
    purpose === 'any' ? 0.7 : LOGO_SHARE[purpose].transparent,
    ensureValidColor(theme),
  );
}

export type AppIcons = (business: Business, name: IconName) => Promise<Buffer>;

/** Home screen icons of a business, as PNG: its logo, or a bag in its theme colour. */
export const createAppIcons =
  (db: Db, readOrGenerate: ReadOrGenerateFile): AppIcons =>
  async (business, name) => {
    const { logo, theme, ground } = listIconInputs(business);
    const icon = APP_ICONS[name];
    const generate = async () => {
      const original = logo && (await loadPicture(db, logo));
      return original ? drawLogoIcon(original.bytes, icon, ground) : drawBagIcon(icon, theme);
    };
    const bytes = await readOrGenerate(`icons/${computeIconsVersion(business)}/${name}`, generate);
    if (!bytes)
      throw new Error(
        `The icon ${name} of the business "${business.referenceId}" could not be drawn. Check settings.logo in its business file.`,
      );
    return bytes;
  };
