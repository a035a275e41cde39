import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPictures } from '../testing/story-pictures.ts';
import { BusinessHeader } from './business-header.tsx';

const meta = {
  component: BusinessHeader,
  parameters: { bare: true },
  args: {
    name: 'Bayt Coffee',
    logo: storyPictures.coffee,
    cover: null,
    isOpen: true,
    status: 'Open until 23:00',
    meta: 'Salmiya',
  },
} satisfies Meta<typeof BusinessHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { isOpen: false, status: 'Opens tomorrow at 7:00' } };
export const WithCover: Story = { args: { cover: storyPictures.croissant } };
export const WithoutLogo: Story = { args: { logo: null } };
