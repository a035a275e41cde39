import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price.tsx';

const meta = { component: Price, args: { amount: '2.600 KD' } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Discounted: Story = {
  args: { oldAmount: '3.250', oldLabel: 'was', newLabel: 'now', size: 'l' },
};
export const Arabic: Story = {
  args: { amount: '٢٫٦٠٠ د.ك', oldAmount: '٣٫٢٥٠', size: 'l' },
  globals: { dir: 'rtl' },
};
