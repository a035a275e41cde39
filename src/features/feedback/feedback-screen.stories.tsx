import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Feedback' };
export default meta;

export const Form = screenStory({ path: '/demo/Feedback' });
export const Failed = screenStory({ path: '/demo/Feedback', routes: { 'webapp/feedback/': 'lost' } });
