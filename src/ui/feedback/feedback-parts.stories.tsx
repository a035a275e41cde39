import type { Meta, StoryObj } from '@storybook/react-vite';
import { clock, info } from '../icons/icon-paths.ts';
import { alert, check } from '../icons/icon-paths-more.ts';
import { Stack } from '../layout/stack.tsx';
import { Notice } from './notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { FullScreenLoader } from './spinner.tsx';
import { Toast } from './toast.tsx';

const meta: Meta = { title: 'ui/Feedback' };
export default meta;
type Story = StoryObj;

export const Loading: Story = { render: () => <FullScreenLoader label="Loading" /> };
export const Undo: Story = {
  render: () => <Toast message="Flat white removed" actionLabel="Undo" onDismiss={() => {}} />,
};
export const Notices: Story = {
  render: () => (
    <Stack>
      <Notice icon={info}>Two items changed their price.</Notice>
      <Notice icon={clock} tone="warn">
        Closed now. Your order is for tomorrow.
      </Notice>
      <Notice icon={alert} tone="danger">
        The order was not placed.
      </Notice>
      <Notice icon={check} tone="ok">
        Coupon applied.
      </Notice>
      <ProgressBar value={0.4} label="Minimum order" />
    </Stack>
  ),
};
