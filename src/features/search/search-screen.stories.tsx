import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Search' };
export default meta;

export const Empty = screenStory({ path: '/demo/car_pickup/search' });
