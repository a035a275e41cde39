import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Db } from '../db/open.ts';
import { pictureBytes } from '../repo/businesses.ts';

/** The spec's image breakpoints at densities 1 and 2. */
const WIDTHS = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072];
const QUALITY = 82;

/** Null: no such picture, or no such width. */
export type PictureVariants = (hash: string, width: number) => Promise<Buffer | null>;

/**
 * Pictures by content hash as webp of a width, never enlarged. Masters are in the database; variants are made when first
 * asked for and kept in `folder`, which may be emptied at any time.
 */
export function createPictureVariants(db: Db, folder: string): PictureVariants {
  const making = new Map<string, Promise<Buffer | null>>();

  const make = async (hash: string, width: number): Promise<Buffer | null> => {
    const file = join(folder, hash, `${width}.webp`);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const master = await pictureBytes(db, hash);
    if (!master) return null;
    const variant = await sharp(master.bytes)
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    await mkdir(join(folder, hash), { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, variant);
    await rename(draft, file);
    return variant;
  };

  return (hash, width) => {
    if (!/^[0-9a-f]{32}$/.test(hash) || !WIDTHS.includes(width)) return Promise.resolve(null);
    const key = `${hash}/${width}`;
    const made = making.get(key) ?? make(hash, width).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };
}
