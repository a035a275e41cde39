import sharp from 'sharp';

const COLUMNS = 8;
const WIDTH = 270;
const LABEL = 22;

const label = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LABEL}"><text x="6" y="16" font-family="sans-serif" font-size="15" font-weight="700">${text}</text></svg>`,
  );

/** Writes an image with pictures of the same size side by side, each with its name. */
export async function writeContactSheet(
  pictures: readonly Buffer[],
  names: readonly string[],
  file: string,
): Promise<void> {
  const thumbnails = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize({ width: WIDTH }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(...thumbnails.map(({ info }) => info.height)) + LABEL;
  const computePosition = (index: number) => ({
    left: (index % COLUMNS) * (WIDTH + 8),
    top: Math.floor(index / COLUMNS) * (height + 8),
  });
  const columns = Math.min(COLUMNS, thumbnails.length);
  const rows = Math.ceil(thumbnails.length / COLUMNS);
  await sharp({
    create: {
      width: columns * (WIDTH + 8),
      height: rows * (height + 8),
      channels: 3,
      background: '#d8d8dc',
    },
  })
    .composite(
      thumbnails.flatMap(({ data }, index) => [
        { input: label(names[index] ?? ''), ...computePosition(index) },
        { input: data, left: computePosition(index).left, top: computePosition(index).top + LABEL },
      ]),
    )
    .png()
    .toFile(file);
}
