import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { styled } from '../../theme/stitches.ts';
import { ItemCard } from '../cards/item-card.tsx';
import { getItemHeight, ITEM_GAP_PX } from '../cards/item-layout.ts';
import { ScrollerProvider } from '../layout/scroller.tsx';
import { noop } from '../testing/story-kit.ts';
import { VirtualList, type VirtualListProps } from './virtual-list.tsx';

const Scroller = styled('div', { height: '100vh', overflow: 'auto', padding: '$4' });

/** A list inside its scroll container, as in the app. */
function ScrolledList(props: VirtualListProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <Scroller ref={setScroller}>
      <ScrollerProvider value={scroller}>
        <VirtualList {...props} />
      </ScrollerProvider>
    </Scroller>
  );
}

const meta: Meta = { component: VirtualList };
export default meta;

export const FiveThousandItems: StoryObj = {
  render: () => (
    <ScrolledList
      aria-label="Dishes"
      count={5000}
      columns={1}
      itemHeight={getItemHeight('list')}
      gap={ITEM_GAP_PX}
      initialRows={6}
      renderItem={(index) => (
        <ItemCard
          name={`Dish ${index + 1}`}
          description="One of five thousand"
          picture={null}
          href="#item"
          onOpen={noop}
        />
      )}
    />
  ),
};

export const ThreeColumns: StoryObj = {
  render: () => (
    <ScrolledList
      aria-label="Dishes"
      count={5000}
      columns={3}
      itemHeight={getItemHeight('grid')}
      gap={ITEM_GAP_PX}
      initialRows={3}
      renderItem={(index) => (
        <ItemCard layout="grid" name={`Dish ${index + 1}`} picture={null} href="#item" onOpen={noop} />
      )}
    />
  ),
};
