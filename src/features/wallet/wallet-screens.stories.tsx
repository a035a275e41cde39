import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Wallet' };
export default meta;

export const Home = screenStory({ path: '/demo/wallet/home', isSignedIn: true });
export const History = screenStory({ path: '/demo/wallet/history', isSignedIn: true });
export const Packages = screenStory({ path: '/demo/wallet/walletPackage', isSignedIn: true });
export const Package = screenStory({ path: '/demo/wallet/regular', isSignedIn: true });
export const Failed = screenStory({
  path: '/demo/wallet/home',
  isSignedIn: true,
  routes: { 'webapp/wallet/': 'lost' },
});
