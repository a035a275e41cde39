import type { Meta, StoryObj } from '@storybook/react-vite';
import { check } from '../icons/icon-paths-more.ts';
import { Row } from '../layout/stack.tsx';
import { Badge } from './badge.tsx';

const meta = { component: Badge, args: { children: '-20%', tone: 'sale' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sale: Story = {};
export const Tones: Story = {
  render: () => (
    <Row wrap>
      <Badge>New</Badge>
      <Badge tone="brand">Up to 3</Badge>
      <Badge tone="ok" icon={check}>
        Chosen
      </Badge>
      <Badge tone="warn">From 17:00</Badge>
      <Badge tone="danger">Choose 1</Badge>
    </Row>
  ),
};
