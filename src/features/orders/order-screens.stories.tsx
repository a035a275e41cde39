import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';
import { storyOrder } from '../../app/testing/story-backend.ts';

const meta: Meta = { title: 'Screens/Orders' };
export default meta;

export const Pending = screenStory({ path: '/demo/order/o-1' });
export const Ready = screenStory({
  path: '/demo/order/o-1',
  routes: { 'webapp/order/': { body: { order: storyOrder({ status: 3 }) } } },
});
export const Cancelled = screenStory({
  path: '/demo/order/o-1',
  routes: { 'webapp/order/': { body: { order: storyOrder({ status: 9 }) } } },
});
export const Failed = screenStory({ path: '/demo/order/o-1', routes: { 'webapp/order/': 'lost' } });
export const History = screenStory({ path: '/demo/orders/history', isLoggedIn: true });
export const EmptyHistory = screenStory({ path: '/demo/orders/history' });
