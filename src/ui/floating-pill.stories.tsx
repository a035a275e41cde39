import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackgroundPicture } from './background-picture.tsx';
import { FloatingPill } from './floating-pill.tsx';
import { menuBook } from './icon-paths.ts';
import { nothing, say } from './story-kit.ts';
import { storyPictures as pictures } from './story-pictures.ts';
import { Text } from './text.tsx';

const meta: Meta = { title: 'ui/Background and menu button' };
export default meta;
type Story = StoryObj;

export const OverAPicture: Story = {
  render: (_, { globals }) => (
    <>
      <BackgroundPicture picture={pictures.croissant} />
      <div style={{ position: 'relative', minHeight: 320, display: 'flex', flexDirection: 'column' }}>
        <Text>
          {say(globals.dir)('Baked at six, and again at five.', 'يُخبز في السادسة ومرة أخرى في الخامسة.')}
        </Text>
        <FloatingPill
          icon={menuBook}
          label={say(globals.dir)('Menu', 'القائمة')}
          background="#c1b7c8"
          color="#4b3a56"
          hidden={false}
          expanded={false}
          onClick={nothing}
        />
      </div>
    </>
  ),
};
