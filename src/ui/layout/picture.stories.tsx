import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from '../../theme/stitches.ts';
import { storyPictures as pictures } from '../testing/story-pictures.ts';
import type { PresetName } from './image-presets.ts';
import { Picture } from './picture.tsx';
import { Row, Stack } from './stack.tsx';
import { Text } from './text.tsx';

const meta = {
  component: Picture,
  args: { picture: pictures.waffle, alt: 'Waffle', preset: 'card' },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

const Frame = styled('div', { maxWidth: '100%', borderRadius: '$2', overflow: 'hidden' });

const PRESET_SIZES: readonly (readonly [PresetName, width: number, height: number])[] = [
  ['thumb', 64, 64],
  ['card', 112, 112],
  ['tile', 168, 116],
  ['hero', 560, 240],
  ['banner', 560, 160],
  ['cover', 560, 160],
];

/** Each preset at its own size. */
export const Presets: Story = {
  render: ({ picture }) => (
    <Stack gap="4">
      {PRESET_SIZES.map(([preset, width, height]) => (
        <Stack key={preset} gap="1">
          <Text tone="mute">{preset}</Text>
          <Frame css={{ width, height }}>
            <Picture picture={picture} alt="" preset={preset} />
          </Frame>
        </Stack>
      ))}
    </Stack>
  ),
};

/** A missing picture, a failed picture, a picture without a tile colour, and a picture of unknown size. */
export const MissingPictures: Story = {
  render: () => (
    <Row wrap>
      {[
        null,
        { ...pictures.waffle, src: '/nothing-here.webp' },
        { ...pictures.waffle, color: null },
        { ...pictures.waffle, width: 0, height: 0 },
      ].map((picture, index) => (
        <Frame key={String(index)} css={{ width: 112, height: 112 }}>
          <Picture picture={picture} alt="" preset="card" />
        </Frame>
      ))}
    </Row>
  ),
};
