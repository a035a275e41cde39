import type { Meta, StoryObj } from '@storybook/react-vite';
import { close } from '../icons/icon-paths.ts';
import { arrowBack } from '../icons/icon-paths-more.ts';
import { Row } from '../layout/stack.tsx';
import { IconButton } from './icon-button.tsx';

const meta = { component: IconButton, args: { label: 'Close', icon: close } } satisfies Meta<
  typeof IconButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Variants: Story = {
  render: () => (
    <Row>
      <IconButton label="Back" icon={arrowBack} />
      <IconButton label="Close" icon={close} variant="overlay" />
      <IconButton label="Not now" icon={close} variant="overlay" disabled />
    </Row>
  ),
};
