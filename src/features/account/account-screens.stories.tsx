import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Account' };
export default meta;

export const Login = screenStory({ path: '/demo/login' });
export const Profile = screenStory({ path: '/demo/profile', isLoggedIn: true });
export const Locations = screenStory({ path: '/demo/locations', isLoggedIn: true });
