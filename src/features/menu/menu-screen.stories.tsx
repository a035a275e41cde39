import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';
import { storyBusiness } from '../../app/testing/story-backend.ts';

const meta: Meta = { title: 'Screens/Menu' };
export default meta;

export const List = screenStory({ path: '/demo/car_pickup' });
export const WithCart = screenStory({ path: '/demo/car_pickup', cartItemIds: ['latte', 'croissant'] });
export const Tiles = screenStory({
  path: '/demo/car_pickup',
  routes: { 'webapp/v5/restaurant/': { body: storyBusiness({ is_standard_menu: false }) } },
});
export const Category = screenStory({ path: '/demo/car_pickup/bakery' });
export const Delivery = screenStory({ path: '/demo/delivery' });
export const DineIn = screenStory({ path: '/demo/dine_in' });
