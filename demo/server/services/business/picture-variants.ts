import sharp from 'sharp';
import type { Db } from '../../db/open-database.ts';
import { loadPicture } from '../../repo/business/businesses-repo.ts';
import type { ReadOrGenerateFile } from './generated-files.ts';

/** The spec's image breakpoints at densities 1 and 2. */
const WIDTHS_PX = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072];
const QUALITY_PERCENT = 82;
/** Size of link previews, in px. They are JPEG, because many apps that display links cannot decode WebP. */
export const SHARE_SIZE = { width: 1200, height: 630 };

const isHash = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

export interface PictureVariants {
  /** WebP at a width in px, never enlarged. Null for an unknown picture or width. */
  readonly toWebp: (hash: string, width: number) => Promise<Buffer | null>;
  /** JPEG, cropped to the size of link previews. Null for an unknown picture. */
  readonly toShareImage: (hash: string) => Promise<Buffer | null>;
}

/** Picture variants by content hash. The originals are in the database, and variants are generated on first request. */
export function createPictureVariants(db: Db, readOrGenerate: ReadOrGenerateFile): PictureVariants {
  const loadOriginal = async (hash: string) => {
    const storedPicture = await loadPicture(db, hash);
    return storedPicture && sharp(storedPicture.bytes).rotate();
  };
  return {
    async toWebp(hash, width) {
      if (!isHash(hash) || !WIDTHS_PX.includes(width)) return null;
      return readOrGenerate(`${hash}/${width}.webp`, async () => {
        const picture = await loadOriginal(hash);
        return picture
          ?.resize({ width, withoutEnlargement: true })
          .webp({ quality: QUALITY_PERCENT })
          .toBuffer();
      });
    },
    async toShareImage(hash) {
      if (!isHash(hash)) return null;
      return readOrGenerate(`${hash}/share.jpg`, async () => {
        const picture = await loadOriginal(hash);
        return picture
          ?.resize({ ...SHARE_SIZE, fit: 'cover' })
          .flatten({ background: 'white' })
          .jpeg({ quality: QUALITY_PERCENT, mozjpeg: true })
          .toBuffer();
      });
    },
  };
}
