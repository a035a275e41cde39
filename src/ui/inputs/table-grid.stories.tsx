import type { Meta } from '@storybook/react-vite';
import { bilingualStory, FOCUSED, NARROW, noop, type Translate } from '../testing/story-kit.ts';
import { TableGrid } from './table-grid.tsx';

/** Tables to choose from: numbers take one column each, long names two. */
const meta: Meta = { title: 'Delivery/Tables' };
export default meta;

const renderGrid = (currentId: string | null) => (t: Translate) => (
  <TableGrid
    label={t('Table', 'طاولة')}
    tables={[
      { id: '1', name: t('1', '١'), accessibleName: t('Table 1', 'طاولة ١') },
      { id: '2', name: t('2', '٢'), accessibleName: t('Table 2', 'طاولة ٢') },
      { id: '12', name: t('12', '١٢'), accessibleName: t('Table 12', 'طاولة ١٢') },
      { id: 'terrace', name: t('Terrace 1', 'الشرفة ١'), accessibleName: t('Terrace 1', 'الشرفة ١') },
      {
        id: 'window',
        name: t('The long table by the window', 'الطاولة الطويلة عند النافذة'),
        accessibleName: t('The long table by the window', 'الطاولة الطويلة عند النافذة'),
      },
    ]}
    current={currentId}
    onChoose={noop}
  />
);
const renderTablesWithSeats = (t: Translate) => (
  <TableGrid
    label={t('Table', 'طاولة')}
    tables={['1', '2', 'Garden 3'].map((name) => ({
      id: name,
      name,
      accessibleName: name,
      details: [t('4 seats', '٤ مقاعد'), ...(name === 'Garden 3' ? [t('From 3 people', 'من ٣ أشخاص')] : [])],
      isDisabled: name === 'Garden 3',
    }))}
    current="2"
    onChoose={noop}
  />
);
export const WithSeats = bilingualStory(renderTablesWithSeats);
export const NotChosen = bilingualStory(renderGrid(null));
export const Chosen = bilingualStory(renderGrid('12'));
export const ChosenFocused = bilingualStory(renderGrid('12'), FOCUSED);
export const ChosenNarrow = bilingualStory(renderGrid('window'), NARROW);
