import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './icon-button.tsx';
import { close } from './icon-paths.ts';
import { arrowBack } from './icon-paths-more.ts';
import { Row } from './stack.tsx';

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
