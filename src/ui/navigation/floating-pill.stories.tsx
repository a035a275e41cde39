import type { Meta, StoryObj } from '@storybook/react-vite';
import { menuBook } from '../icons/icon-paths.ts';
import { BackgroundPicture } from '../layout/background-picture.tsx';
import { Text } from '../layout/text.tsx';
import { createTranslate, noop } from '../testing/story-kit.ts';
import { storyPictures as pictures } from '../testing/story-pictures.ts';
import { FloatingPill } from './floating-pill.tsx';

const meta: Meta = { title: 'ui/Background and menu button' };
export default meta;
type Story = StoryObj;

export const OverAPicture: Story = {
  render: (_, { globals }) => (
    <>
      <BackgroundPicture picture={pictures.croissant} />
      <div style={{ position: 'relative', minHeight: 320, display: 'flex', flexDirection: 'column' }}>
        <Text>
          {createTranslate(globals.dir)(
            'Baked at six, and again at five.',
            'يُخبز في السادسة ومرة أخرى في الخامسة.',
          )}
        </Text>
        <FloatingPill
          icon={menuBook}
          label={createTranslate(globals.dir)('Menu', 'القائمة')}
          background="#c1b7c8"
          color="#4b3a56"
          hidden={false}
          expanded={false}
          onClick={noop}
        />
      </div>
    </>
  ),
};
