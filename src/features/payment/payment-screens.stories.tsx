import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Payment' };
export default meta;

export const Failed = screenStory({ path: '/demo/payment/fail', cartItemIds: ['latte'] });
