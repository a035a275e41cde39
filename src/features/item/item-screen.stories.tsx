import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Item' };
export default meta;

export const WithChoices = screenStory({ path: '/demo/car_pickup/drinks/latte' });
export const Plain = screenStory({ path: '/demo/car_pickup/bakery/croissant' });
export const SoldOut = screenStory({ path: '/demo/car_pickup/kitchen/salad' });
