import sharp from 'sharp';

const COLUMN_COUNT = 8;
const PICTURE_WIDTH_PX = 270;
const LABEL_HEIGHT_PX = 22;

const label = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH_PX}" height="${LABEL_HEIGHT_PX}"><text x="6" y="16" font-family="sans-serif" font-size="15" font-weight="700">${text}</text></svg>`,
  );

/** Writes an image with pictures of the same size side by side, each with its name. */
export async function writeContactSheet(
  pictures: readonly Buffer[],
  names: readonly string[],
  file: string,
): Promise<void> {
  const thumbnails = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize({ width: PICTURE_WIDTH_PX }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(...thumbnails.map(({ info }) => info.height)) + LABEL_HEIGHT_PX;
  const computePosition = (index: number) => ({
    left: (index % COLUMN_COUNT) * (PICTURE_WIDTH_PX + 8),
    top: Math.floor(index / COLUMN_COUNT) * (height + 8),
  });
  const columns = Math.min(COLUMN_COUNT, thumbnails.length);
  const rows = Math.ceil(thumbnails.length / COLUMN_COUNT);
  await sharp({
    create: {
      width: columns * (PICTURE_WIDTH_PX + 8),
      height: rows * (height + 8),
      channels: 3,
      background: '#d8d8dc',
    },
  })
    .composite(
      thumbnails.flatMap(({ data }, index) => [
        { input: label(names[index] ?? ''), ...computePosition(index) },
        { input: data, left: computePosition(index).left, top: computePosition(index).top + LABEL_HEIGHT_PX },
      ]),
    )
    .png()
    .toFile(file);
}
