import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../feedback/badge.tsx';
import { AddButton } from '../inputs/add-button.tsx';
import { Stepper } from '../inputs/stepper.tsx';
import { storyPictures } from '../testing/story-pictures.ts';
import { ItemCard } from './item-card.tsx';
import { Price } from './price.tsx';

const meta = {
  component: ItemCard,
  args: {
    name: 'Saffron French toast',
    description: 'Brioche, saffron milk, pistachio, honey from Jabal',
    price: <Price amount="2.600 KD" size="l" />,
    picture: storyPictures.waffle,
    href: '#item',
    onOpen: () => {},
  },
} satisfies Meta<typeof ItemCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Discounted: Story = {
  args: {
    badges: <Badge tone="sale">-20%</Badge>,
    price: <Price amount="2.600 KD" oldAmount="3.250" oldLabel="was" newLabel="now" size="l" />,
    action: <AddButton label="Add Saffron French toast" />,
  },
};
export const InCart: Story = {
  args: {
    action: (
      <Stepper
        size="s"
        value={2}
        max={9}
        onChange={() => {}}
        label="Saffron French toast"
        decreaseLabel="One less"
        increaseLabel="One more"
      />
    ),
  },
};
export const SoldOut: Story = { args: { unavailable: true, badges: <Badge tone="warn">Sold out</Badge> } };
export const WithoutPicture: Story = { args: { picture: null } };
export const LongWords: Story = {
  args: {
    name: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück mit allem',
    description:
      'Everything we have in the kitchen, twice, on a very long plate that hardly fits the table it is served on',
  },
};
/** Large pictures, two or more side by side. */
export const InGrid: Story = {
  args: {
    layout: 'grid',
    badges: <Badge tone="sale">-20%</Badge>,
    action: <AddButton label="Add Saffron French toast" />,
  },
  decorators: [(Card) => <div style={{ width: 168 }}>{Card()}</div>],
};
/** The layout with the lowest cards, so that many rows fit on the screen. */
export const Compact: Story = {
  args: {
    layout: 'compact',
    badges: <Badge tone="warn">From 17:00</Badge>,
    action: <AddButton label="Add Saffron French toast" />,
  },
};
