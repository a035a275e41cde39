import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountdownSheet } from './countdown-sheet.tsx';

const meta = {
  title: 'ui/CountdownSheet',
  component: CountdownSheet,
  args: {
    open: true,
    title: 'Are you still there?',
    text: 'If you don’t answer, your cart and details are cleared from this device.',
    time: '0:20',
    announcement: 'Your cart is cleared in 0:20',
    closeLabel: 'Close',
    continueLabel: 'Yes, I’m here',
    onContinue: () => undefined,
  },
} satisfies Meta<typeof CountdownSheet>;
export default meta;

export const Open: StoryObj<typeof meta> = {};
