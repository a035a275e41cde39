import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SwatchGroup } from './swatch-group.tsx';

const OPTIONS = [
  { id: '', label: 'Not said' },
  { id: 'white', label: 'White', color: '#fff' },
  { id: 'black', label: 'Black', color: '#000' },
  { id: 'red', label: 'Red', color: '#c2272d' },
];

function ControlledSwatches({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState('red');
  return (
    <SwatchGroup
      legend="Colour"
      optionalLabel="optional"
      options={OPTIONS}
      value={value}
      disabled={disabled}
      onChange={setValue}
    />
  );
}

const meta = { title: 'ui/SwatchGroup', component: ControlledSwatches } satisfies Meta<
  typeof ControlledSwatches
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {};
export const Disabled: Story = { args: { disabled: true } };
