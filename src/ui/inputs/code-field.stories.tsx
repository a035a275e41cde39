import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FOCUSED, NARROW, noop } from '../testing/story-kit.ts';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

function ControlledField(props: CodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: CodeField,
  args: { label: 'Code', value: '', onChange: noop, onComplete: noop },
  render: (args) => <ControlledField {...args} />,
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Six digits' } };
export const HalfTyped: Story = { ...FOCUSED, args: { value: '314' } };
export const Complete: Story = { args: { value: '314159' } };
export const WithError: Story = {
  args: { value: '314150', error: 'That code is not right. 4 tries are left.' },
};
export const Disabled: Story = { args: { value: '314159', disabled: true } };
export const OnANarrowPhone: Story = { ...NARROW, args: { value: '31' } };
