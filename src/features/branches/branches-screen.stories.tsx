import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Branches' };
export default meta;

export const TwoBranches = screenStory({ path: '/demo/Branches' });
export const Failed = screenStory({ path: '/demo/Branches', routes: { 'webapp/branches/': 'lost' } });
