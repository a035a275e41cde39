import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control.tsx';

function ControlledOrderType({ isDeliveryClosed = false }: { isDeliveryClosed?: boolean }) {
  const [value, setValue] = useState('pickup');
  return (
    <SegmentedControl
      label="Order type"
      value={value}
      onChange={setValue}
      options={[
        { value: 'delivery', label: 'Delivery', disabled: isDeliveryClosed },
        { value: 'pickup', label: 'Pickup' },
        { value: 'dine', label: 'Dine-in' },
      ]}
    />
  );
}

const meta = { title: 'ui/SegmentedControl', component: ControlledOrderType } satisfies Meta<
  typeof ControlledOrderType
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OrderType: Story = {};
export const OneDisabledOption: Story = { args: { isDeliveryClosed: true } };
