import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTranslate, noop } from '../testing/story-kit.ts';
import { storyPictures as pictures } from '../testing/story-pictures.ts';
import { CategoryTile, TileGrid } from './category-tile.tsx';

const meta: Meta = { title: 'ui/CategoryTile' };
export default meta;
type Story = StoryObj;

export const Grid: Story = {
  render: (_, { globals }) => {
    const t = createTranslate(globals.dir);
    const count = t('9 items', '٩ أصناف');
    const tiles = [
      { id: 'breakfast', name: t('Breakfast', 'الفطور'), picture: pictures.eggs, count },
      { id: 'coffee', name: t('Coffee', 'القهوة'), picture: pictures.coffee, count },
      {
        id: 'supper',
        name: t('Supper from the oven, and what goes with it', 'عشاء من الفرن وما يناسبه'),
        picture: pictures.croissant,
        count,
        availableFrom: t('From 17:00', 'من ١٧:٠٠'),
      },
      { id: 'new', name: t('New', 'جديد'), picture: null, count: '' },
    ];
    return (
      <TileGrid>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <CategoryTile {...tile} href={`#${tile.id}`} onOpen={noop} />
          </li>
        ))}
      </TileGrid>
    );
  },
};
