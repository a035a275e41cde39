import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartBar } from '../cards/cart-bar.tsx';
import { Heading } from '../layout/text.tsx';
import { buildNavItems, createTranslate, noop } from '../testing/story-kit.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { ScreenBar } from './screen-bar.tsx';
import { TopBar } from './top-bar.tsx';

const meta: Meta = { title: 'ui/Navigation', parameters: { bare: true } };
export default meta;
type Story = StoryObj;

export const Bottom: Story = {
  render: (_, { globals }) => (
    <BottomTabs
      label="Main"
      items={buildNavItems(createTranslate(globals.dir))}
      current="menu"
      onNavigate={noop}
    />
  ),
};
export const Top: Story = {
  render: (_, { globals }) => (
    <TopBar
      label="Main"
      items={buildNavItems(createTranslate(globals.dir))}
      current="cart"
      onNavigate={noop}
      brand={<Heading as="p">Bayt Coffee</Heading>}
    />
  ),
};
export const Screen: Story = {
  render: () => <ScreenBar title="Your order" subtitle="Pickup, Salmiya" onBack={noop} backLabel="Back" />,
};
export const Cart: Story = {
  render: () => (
    <CartBar
      count="2"
      label="View cart"
      total="2.900 KD"
      fullLabel="View cart, 2 items, 2.900 KD"
      href="#cart"
      onOpen={noop}
    />
  ),
};
