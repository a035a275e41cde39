import type { Meta, StoryObj } from '@storybook/react-vite';
import { ItemCard } from '../cards/item-card.tsx';
import { countItemColumns, getItemHeightCss, ITEM_GAP_PX } from '../cards/item-layout.ts';
import { noop } from '../testing/story-kit.ts';
import { StaticList } from './static-list.tsx';

const meta: Meta = { component: StaticList };
export default meta;

/** A section of the menu as the server renders it. */
export const NineDishes: StoryObj = {
  render: () => (
    <StaticList
      aria-label="Dishes"
      count={9}
      countColumns={(width) => countItemColumns('list', width)}
      itemHeight={getItemHeightCss('list')}
      gap={ITEM_GAP_PX}
      renderItem={(index) => (
        <ItemCard name={`Dish ${index + 1}`} picture={null} href="#item" onOpen={noop} />
      )}
    />
  ),
};
