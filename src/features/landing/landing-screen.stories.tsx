import type { Meta } from '@storybook/react-vite';
import { screenStory } from '../../app/testing/screen-story.tsx';

const meta: Meta = { title: 'Screens/Landing' };
export default meta;

export const OrderTypes = screenStory({ path: '/demo' });
export const Failed = screenStory({ path: '/demo', routes: { 'webapp/v5/restaurant/': 'lost' } });
export const SwitchedOff = screenStory({
  path: '/demo',
  routes: {
    'webapp/v5/restaurant/': {
      status: 433,
      body: {
        error: 1,
        code: 'switched_off',
        message: 'We are on holiday until May.',
        contact: { business_name: { en: 'Harbour Café' }, phone: '+96522220000' },
      },
    },
  },
});
export const NotFound = screenStory({ path: '/demo/no/such/page/at/all' });
