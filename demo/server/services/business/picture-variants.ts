import sharp from 'sharp';
import type { Db } from '../../db/open-database.ts';
import { loadPicture } from '../../repo/business/businesses-repo.ts';
import type { GeneratedFiles } from './generated-files.ts';

/** The spec's image breakpoints at densities 1 and 2. */
const WIDTHS = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072];
const QUALITY = 82;
/** What those who show a link ask for, in px. Most of them read no webp. */
export const SHARE_SIZE = { width: 1200, height: 630 };

const isHash = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

export interface PictureVariants {
  /** As webp of a width in px, never enlarged. Null: no such picture, or no such width. */
  readonly ofWidth: (hash: string, width: number) => Promise<Buffer | null>;
  /** As JPEG, cut to what a link is shown with. Null: no such picture. */
  readonly toShare: (hash: string) => Promise<Buffer | null>;
}

/** Pictures by content hash. Masters are in the database; variants are made when first asked for. */
export function createPictureVariants(db: Db, keep: GeneratedFiles): PictureVariants {
  const master = async (hash: string) => {
    const found = await loadPicture(db, hash);
    return found && sharp(found.bytes).rotate();
  };
  return {
    async ofWidth(hash, width) {
      if (!isHash(hash) || !WIDTHS.includes(width)) return null;
      return keep(`${hash}/${width}.webp`, async () => {
        const picture = await master(hash);
        return picture?.resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
      });
    },
    async toShare(hash) {
      if (!isHash(hash)) return null;
      return keep(`${hash}/share.jpg`, async () => {
        const picture = await master(hash);
        return picture
          ?.resize({ ...SHARE_SIZE, fit: 'cover' })
          .flatten({ background: 'white' })
          .jpeg({ quality: QUALITY, mozjpeg: true })
          .toBuffer();
      });
    },
  };
}
