import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Policies' };
export default meta;

export const Policies = screenStory({ path: '/demo/Policies' });
