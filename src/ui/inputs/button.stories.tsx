import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icons/icon.tsx';
import { plus } from '../icons/icon-paths-more.ts';
import { Row } from '../layout/stack.tsx';
import { Button, getButtonClass } from './button.tsx';

const meta = { component: Button, args: { children: 'Place order' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const MainAction: Story = {
  args: {
    size: 'l',
    block: true,
    spread: true,
    children: [<span key="l">Go to checkout</span>, <bdi key="t">5.750 KD</bdi>],
  },
};
export const Variants: Story = {
  render: () => (
    <Row wrap>
      <Button startIcon={<Icon path={plus} />}>Add</Button>
      <Button variant="secondary">Back to the menu</Button>
      <Button variant="quiet">Edit</Button>
      <Button variant="danger">Cancel order</Button>
      <a className={getButtonClass({ variant: 'secondary' })} href="#menu">
        See all branches
      </a>
    </Row>
  ),
};
