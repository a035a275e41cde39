import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddButton } from '../inputs/add-button.tsx';
import { storyPictures } from '../testing/story-pictures.ts';
import { Price } from './price.tsx';
import { CardStrip, SmallCard } from './small-card.tsx';

const meta = {
  component: SmallCard,
  args: {
    name: 'Saffron French toast',
    price: <Price amount="2.600 KD" />,
    picture: storyPictures.waffle,
    href: '#item',
    onOpen: () => {},
  },
} satisfies Meta<typeof SmallCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = {
  args: { action: <AddButton label="Add Saffron French toast" /> },
  decorators: [
    (Card) => (
      <CardStrip>
        <li>
          <Card />
        </li>
      </CardStrip>
    ),
  ],
};
export const Strip: Story = {
  render: (args) => (
    <CardStrip>
      {Object.entries(storyPictures).map(([name, picture]) => (
        <li key={name}>
          <SmallCard {...args} name={name} picture={picture} />
        </li>
      ))}
    </CardStrip>
  ),
};
