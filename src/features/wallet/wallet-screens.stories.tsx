import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Wallet' };
export default meta;

export const Home = screenStory({ path: '/demo/wallet/home', isLoggedIn: true });
export const History = screenStory({ path: '/demo/wallet/history', isLoggedIn: true });
export const Packages = screenStory({ path: '/demo/wallet/walletPackage', isLoggedIn: true });
export const Package = screenStory({ path: '/demo/wallet/regular', isLoggedIn: true });
export const Failed = screenStory({
  path: '/demo/wallet/home',
  isLoggedIn: true,
  routes: { 'webapp/wallet/': 'lost' },
});
