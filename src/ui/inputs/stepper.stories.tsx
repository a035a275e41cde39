import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { trash } from '../icons/icon-paths-more.ts';
import { Stepper, type StepperProps } from './stepper.tsx';

function ControlledStepper(props: StepperProps) {
  const [value, setValue] = useState(props.value);
  return <Stepper {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: Stepper,
  args: {
    value: 1,
    max: 5,
    label: 'Flat white',
    decreaseLabel: 'One less',
    increaseLabel: 'One more',
    onChange: () => {},
  },
  render: (args) => <ControlledStepper {...args} />,
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnCard: Story = { args: { size: 's' } };
export const InCart: Story = { args: { removeIcon: trash } };
export const BesideMainButton: Story = { args: { size: 'l', min: 1 } };
export const AtMaximum: Story = { args: { value: 5 } };
