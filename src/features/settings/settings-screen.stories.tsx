import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Settings' };
export default meta;

export const Settings = screenStory({ path: '/demo/settings' });
