import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartBag, clock } from '../icons/icon-paths.ts';
import { alert, offline } from '../icons/icon-paths-more.ts';
import { Button } from '../inputs/button.tsx';
import { StatePanel } from './state-panel.tsx';

const meta = {
  component: StatePanel,
  args: {
    icon: cartBag,
    title: 'Your cart is empty',
    text: 'Add something good.',
    action: <Button>See the menu</Button>,
  },
} satisfies Meta<typeof StatePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failed: Story = {
  args: {
    icon: alert,
    tone: 'danger',
    title: 'Something went wrong',
    text: 'Nothing you typed is lost.',
    action: <Button>Try again</Button>,
  },
};
export const Offline: Story = {
  args: {
    icon: offline,
    tone: 'warn',
    title: 'No connection',
    text: 'We will try again as soon as you are back.',
  },
};
export const Closed: Story = {
  args: { icon: clock, tone: 'warn', title: 'Closed now', text: 'Opens tomorrow at 7:00' },
};
