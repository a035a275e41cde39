import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Delivery' };
export default meta;

export const PinOnMap = screenStory({ path: '/demo/delivery/map', cartItemIds: ['latte'] });
