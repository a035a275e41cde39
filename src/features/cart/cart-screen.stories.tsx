import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Cart' };
export default meta;

export const WithDishes = screenStory({ path: '/demo/car_pickup/cart', cartItemIds: ['latte', 'croissant'] });
export const Empty = screenStory({ path: '/demo/car_pickup/cart' });
export const NotPriced = screenStory({
  path: '/demo/car_pickup/cart',
  cartItemIds: ['latte'],
  routes: { 'service/pos/calc-order/': 'lost' },
});
