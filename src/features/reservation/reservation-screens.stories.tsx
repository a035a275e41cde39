import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Reservation' };
export default meta;

export const Table = screenStory({ path: '/demo/reservation/reserv_dinein' });
export const Placed = screenStory({ path: '/demo/reservation/success/r-1' });
export const History = screenStory({ path: '/demo/reservation/history', isLoggedIn: true });
export const EmptyHistory = screenStory({ path: '/demo/reservation/history' });
export const Failed = screenStory({
  path: '/demo/reservation/reserv_dinein',
  routes: { 'webapp/reservation-form/': 'lost' },
});
