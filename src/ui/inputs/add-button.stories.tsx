import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddButton } from './add-button.tsx';

const meta = { component: AddButton, args: { label: 'Add flat white' } } satisfies Meta<typeof AddButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
