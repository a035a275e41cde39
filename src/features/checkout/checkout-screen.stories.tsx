import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Checkout' };
export default meta;

export const Pickup = screenStory({ path: '/demo/car_pickup/checkout', cartItemIds: ['latte'] });
export const SignedIn = screenStory({
  path: '/demo/car_pickup/checkout',
  cartItemIds: ['latte'],
  isLoggedIn: true,
});
export const Empty = screenStory({ path: '/demo/car_pickup/checkout' });
