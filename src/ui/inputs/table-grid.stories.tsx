import type { Meta } from '@storybook/react-vite';
import { FOCUSED, NARROW, nothing, type Say, worded } from '../testing/story-kit.ts';
import { TableGrid } from './table-grid.tsx';

/** Tables to choose from: numbers side by side, names with room for two. */
const meta: Meta = { title: 'Delivery/Tables' };
export default meta;

const grid = (current: string | null) => (t: Say) => (
  <TableGrid
    label={t('Table', 'طاولة')}
    tables={[
      { id: '1', name: t('1', '١'), said: t('Table 1', 'طاولة ١') },
      { id: '2', name: t('2', '٢'), said: t('Table 2', 'طاولة ٢') },
      { id: '12', name: t('12', '١٢'), said: t('Table 12', 'طاولة ١٢') },
      { id: 'terrace', name: t('Terrace 1', 'الشرفة ١'), said: t('Terrace 1', 'الشرفة ١') },
      {
        id: 'window',
        name: t('The long table by the window', 'الطاولة الطويلة عند النافذة'),
        said: t('The long table by the window', 'الطاولة الطويلة عند النافذة'),
      },
    ]}
    current={current}
    onChoose={nothing}
  />
);
const seats = (t: Say) => (
  <TableGrid
    label={t('Table', 'طاولة')}
    tables={['1', '2', 'Garden 3'].map((name) => ({
      id: name,
      name,
      said: name,
      detail: t('4 seats', '٤ مقاعد'),
    }))}
    current="2"
    onChoose={nothing}
  />
);
export const WithSeats = worded(seats);
export const NotChosen = worded(grid(null));
export const Chosen = worded(grid('12'));
export const ChosenFocused = worded(grid('12'), FOCUSED);
export const ChosenNarrow = worded(grid('window'), NARROW);
