import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Db } from '../../db/open-database.ts';
import { loadPicture } from '../../repo/business/businesses-repo.ts';
import type { Business } from '../menu/business-catalogue.ts';
import type { GeneratedFiles } from './generated-files.ts';

interface Icon {
  /** In px. */
  readonly size: number;
  /** `maskable`: filled to the edge, with everything that matters in the safe zone, since phones cut it to a shape. */
  readonly purpose: 'any' | 'maskable' | 'filled';
}

/** By the names they have in addresses. */
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

/** Raise it when icons shall look otherwise: their addresses change with it. */
const ICON_VERSION = 2;
/** How much of the side a logo takes, on a ground of its own (what is cut off is its ground) and on another. */
const SAFE = {
  // No phone cuts the circle of 80% across: a square inside it.
  maskable: { own: 0.76, other: 0.56 },
  // Apple's phones round the corners, and show what is transparent as black.
  filled: { own: 1, other: 0.76 },
};

/** A shopping bag, for a business without a logo. On a square of 24. */
const BAG = 'M6 7h12l1 13H5L6 7zm3 0V6a3 3 0 0 1 6 0v1h-1.6V6a1.4 1.4 0 0 0-2.8 0v1z';

const iconInputs = ({ file: { settings }, parts, response: { restaurant } }: Business) => ({
  logo: parts.picture(settings.logo)?.src.split('/').pop() ?? null,
  theme: restaurant.theme_color,
  ground: restaurant.theme_background_color,
});

/** Changes whenever an icon of the business does: addresses of icons carry it, and stand for ever. */
export const iconsVersion = (business: Business): string =>
  createHash('sha256')
    .update(JSON.stringify([ICON_VERSION, iconInputs(business)]))
    .digest('base64url')
    .slice(0, 12);

/** A colour that the picture library can read; white for one it cannot. */
function validColor(color: string): string {
  try {
    sharp({ create: { width: 1, height: 1, channels: 4, background: color } });
    return color;
  } catch {
    return 'white';
  }
}

/** A square of `size` with the picture in its middle, `share` of it wide, on a ground or on nothing. */
const squareIcon = (picture: Sharp, size: number, share: number, ground?: string): Promise<Buffer> => {
  const inner = Math.round(size * share);
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const framed = picture
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({ ...padding(inner, size), background });
  return (ground ? framed.flatten({ background }) : framed).png({ compressionLevel: 9 }).toBuffer();
};

function padding(inner: number, size: number) {
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return { top: before, bottom: after, left: before, right: after };
}

/** A logo with a ground of its own, which goes on to the edge as it ends. */
const extendToEdge = (logo: Sharp, size: number, share: number): Promise<Buffer> => {
  const inner = Math.round(size * share);
  return logo
    .resize({ width: inner, height: inner, fit: 'cover' })
    .extend({ ...padding(inner, size), extendWith: 'copy' })
    .png({ compressionLevel: 9 })
    .toBuffer();
};

async function drawLogoIcon(bytes: Uint8Array, { size, purpose }: Icon, ground: string): Promise<Buffer> {
  const logo = sharp(bytes).rotate();
  if (purpose === 'any') return squareIcon(logo, size, 1);
  const { isOpaque } = await sharp(bytes).stats();
  const { own, other } = SAFE[purpose];
  return isOpaque ? extendToEdge(logo, size, own) : squareIcon(logo, size, other, validColor(ground));
}

function drawBagIcon({ size, purpose }: Icon, theme: string): Promise<Buffer> {
  const bag = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="512" height="512"><path fill="#fff" fill-rule="evenodd" stroke="#0003" stroke-width=".3" d="${BAG}"/></svg>`,
    ),
  );
  return squareIcon(bag, size, purpose === 'any' ? 0.7 : SAFE[purpose].other, validColor(theme));
}

export type AppIcons = (business: Business, name: IconName) => Promise<Buffer>;

/** The icons under which a business is put on a phone's home screen: PNGs made from its logo, or of a bag in its colour. */
export const createAppIcons =
  (db: Db, keep: GeneratedFiles): AppIcons =>
  async (business, name) => {
    const { logo, theme, ground } = iconInputs(business);
    const icon = APP_ICONS[name];
    const make = async () => {
      const master = logo && (await loadPicture(db, logo));
      return master ? drawLogoIcon(master.bytes, icon, ground) : drawBagIcon(icon, theme);
    };
    const made = await keep(`icons/${iconsVersion(business)}/${name}`, make);
    if (!made) throw new Error(`No icon could be made for ${business.referenceId}`);
    return made;
  };
