import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../layout/stack.tsx';
import { Button } from './button.tsx';
import { SearchField } from './search-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

function ControlledField(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: TextField,
  args: { label: 'Name', value: '', onChange: () => {} },
  render: (args) => <ControlledField {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Sara' } };
export const WithError: Story = { args: { error: 'Enter your name' } };
export const Optional: Story = { args: { optionalLabel: 'optional', hint: 'So that we can find your car' } };
export const Disabled: Story = { args: { disabled: true, value: 'Sara' } };
export const Code: Story = {
  args: {
    label: 'Coupon code',
    caps: true,
    value: 'welcome10',
    endContent: <Button variant="quiet">Apply</Button>,
  },
};

function AllKinds() {
  const [text, setText] = useState('');
  return (
    <Stack gap={4}>
      <SearchField label="Search 64 dishes" clearLabel="Clear" value={text} onChange={setText} />
      <TextArea label="Note" optionalLabel="optional" value={text} onChange={setText} />
    </Stack>
  );
}
export const OtherKinds: Story = { render: () => <AllKinds /> };
