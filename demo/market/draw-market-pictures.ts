import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { folders } from '../server/folders.ts';
import { MENUS } from './kitchen-menus.ts';
import { KITCHENS, type Kitchen } from './kitchens.ts';
import { getPicturePath } from './market-file.ts';

// Run `npx tsx demo/market/draw-market-pictures.ts` after you change the kitchens or their dishes, and commit the pictures.

const emojiFolder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** Code points of the emojis that only the marketplace uses, by the name of the picture. */
const EMOJI_CODES = {
  pizza: '1f355',
  taco: '1f32e',
  burrito: '1f32f',
  sushi: '1f363',
  ramen: '1f35c',
  curry: '1f35b',
  bento: '1f371',
  onigiri: '1f359',
  tempura: '1f364',
  doughnut: '1f369',
  'soft-serve': '1f366',
  'ice-cream': '1f368',
  cupcake: '1f9c1',
  'hot-dog': '1f32d',
  pie: '1f967',
  coconut: '1f965',
  'bubble-tea': '1f9cb',
  takeout: '1f961',
  dango: '1f361',
  custard: '1f36e',
  crab: '1f980',
  tamal: '1fad4',
  'green-tea': '1f375',
  rice: '1f35a',
} as const;

const COVER = { width: 960, height: 480 };
/** Dishes on a cover: size, centre x and centre y, in px. */
const PLATES = [
  [250, 560, 270],
  [150, 790, 190],
  [120, 350, 160],
  [110, 850, 380],
] as const;
const LOGO_PX = 256;

const getMediaPath = (name: string): string => join(folders.businesses, 'media', `${name}.webp`);

/** A gradient in the kitchen's colours with a highlight at the top right. */
const renderBackdrop = ([theme, accent]: Kitchen['colors'], width: number, height: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="${theme}"/><stop offset="1" stop-color="${accent}"/></linearGradient>
<radialGradient id="b" cx=".7" cy=".1" r=".8"><stop stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#a)"/><rect width="100%" height="100%" fill="url(#b)"/></svg>`);

/** All pictures of a cuisine. The list starts with a different picture for each kitchen of the cuisine. */
function listPictures({ id, cuisine }: Kitchen): string[] {
  const dishes: readonly (readonly [string, string, string, number])[] = Object.values(MENUS[cuisine]).flat();
  const allPictures = [...new Set(dishes.map(([, , picture]) => picture))];
  const sameCuisine = KITCHENS.filter((other) => other.cuisine === cuisine);
  const offset = sameCuisine.findIndex((other) => other.id === id);
  return [...allPictures.slice(offset), ...allPictures.slice(0, offset)];
}

async function drawCover(kitchen: Kitchen): Promise<void> {
  const [theme, accent] = kitchen.colors;
  const names = listPictures(kitchen);
  const plates = await Promise.all(
    PLATES.map(async ([size, x, y], index) => ({
      input: await sharp(await readFile(getMediaPath(names[index % names.length] ?? '')))
        .resize(size)
        .toBuffer(),
      left: x - size / 2,
      top: y - size / 2,
    })),
  );
  await sharp(renderBackdrop([theme, accent], COVER.width, COVER.height))
    .composite(plates)
    .webp({ quality: 70, effort: 6 })
    .toFile(join(folders.businesses, getPicturePath(kitchen, 'cover')));
}

async function drawLogo(kitchen: Kitchen): Promise<void> {
  const [theme, accent] = kitchen.colors;
  const size = Math.round(LOGO_PX * 0.68);
  const dish = await sharp(await readFile(getMediaPath(listPictures(kitchen)[0] ?? '')))
    .resize(size)
    .toBuffer();
  const margin = (LOGO_PX - size) / 2;
  await sharp(renderBackdrop([accent, theme], LOGO_PX, LOGO_PX))
    .composite([{ input: dish, left: Math.round(margin), top: Math.round(margin) }])
    .webp({ quality: 75, effort: 6 })
    .toFile(join(folders.businesses, getPicturePath(kitchen, 'logo')));
}

await mkdir(join(folders.businesses, 'media/market'), { recursive: true });
for (const [name, code] of Object.entries(EMOJI_CODES))
  await sharp(join(emojiFolder, `${code}.webp`))
    .resize(240)
    .webp({ quality: 75, effort: 6 })
    .toFile(getMediaPath(`market/${name}`));
for (const kitchen of KITCHENS) {
  await drawCover(kitchen);
  await drawLogo(kitchen);
}
