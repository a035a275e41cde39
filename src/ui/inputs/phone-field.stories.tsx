import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Flag } from '../icons/flag.tsx';
import { Row, Stack } from '../layout/stack.tsx';
import {
  bilingualStory,
  createTranslate,
  FOCUSED,
  NARROW,
  noop,
  type Translate,
} from '../testing/story-kit.ts';
import { CountryChooser } from './country-chooser.tsx';
import { PhoneField } from './phone-field.tsx';
import { SuggestField } from './suggest-field.tsx';

const KUWAIT_FLAG_URL = new URL('../../../node_modules/country-flag-icons/3x2/KW.svg', import.meta.url).href;

/** A phone number with its country, and fields with suggestions. */
const meta: Meta = { title: 'ui/PhoneField' };
export default meta;
type Story = StoryObj;

function ControlledField({ t, value = '', error }: { t: Translate; value?: string; error?: string }) {
  const [text, setText] = useState(value);
  return (
    <PhoneField
      label={t('Phone number', 'رقم الهاتف')}
      hint={t('Only used for questions about this order', 'للأسئلة عن هذا الطلب فقط')}
      error={error}
      flag={KUWAIT_FLAG_URL}
      dialCode="+965"
      countryLabel={t('Country code: Kuwait +965', 'رمز الدولة: الكويت +965')}
      onChooseCountry={noop}
      value={text}
      onType={(edit) => {
        setText(edit.text);
        return edit;
      }}
    />
  );
}

const buildCountries = (t: Translate) => [
  { iso: 'KW', name: t('Kuwait', 'الكويت'), dialCode: '+965', flag: KUWAIT_FLAG_URL },
  { iso: 'AT', name: t('Austria', 'النمسا'), dialCode: '+43', flag: null },
  { iso: 'DE', name: t('Germany', 'ألمانيا'), dialCode: '+49', flag: null },
];

function Chooser({ t, isEmpty = false }: { t: Translate; isEmpty?: boolean }) {
  const [term, setTerm] = useState(isEmpty ? 'atlantis' : '');
  return (
    <CountryChooser
      open
      onClose={noop}
      title={t('Country', 'الدولة')}
      closeLabel={t('Close', 'إغلاق')}
      searchLabel={t('Search for a country or code', 'ابحث عن دولة أو رمز')}
      clearLabel={t('Clear', 'مسح')}
      emptyText={t('We know no such country', 'لا نعرف دولة بهذا الاسم')}
      countries={isEmpty ? [] : buildCountries(t)}
      term={term}
      onTermChange={setTerm}
      selected="KW"
      onChoose={noop}
    />
  );
}

export const Empty: Story = {
  render: (_, { globals }) => <ControlledField t={createTranslate(globals.dir)} />,
};
export const WithError: Story = bilingualStory((t) => (
  <ControlledField t={t} value="1" error={t('The number is too short', 'الرقم قصير جدًا')} />
));
export const Focused: Story = {
  ...bilingualStory((t) => <ControlledField t={t} value="555 12345" />),
  ...FOCUSED,
};
export const Narrow: Story = {
  ...bilingualStory((t) => <ControlledField t={t} value="555 12345" />),
  ...NARROW,
};
export const Flags: Story = {
  render: () => (
    <Row>
      <Flag src={KUWAIT_FLAG_URL} />
      <Flag src={null} />
    </Row>
  ),
};
export const Countries: Story = bilingualStory((t) => <Chooser t={t} />);
export const NoCountry: Story = bilingualStory((t) => <Chooser t={t} isEmpty />);
export const Suggestions: Story = bilingualStory((t) => (
  <Stack css={{ minHeight: 320 }}>
    <SuggestField
      label={t('Street', 'الشارع')}
      value={t('Salem', 'سالم')}
      onChange={noop}
      suggestions={[
        {
          id: '1',
          title: t('Salem Al Mubarak Street', 'شارع سالم المبارك'),
          detail: t('Salmiya', 'السالمية'),
        },
        { id: '2', title: t('Salem Sabah Street', 'شارع سالم صباح'), detail: t('Hawalli', 'حولي') },
      ]}
      listLabel={t('Addresses that may be meant', 'عناوين قد تقصدها')}
      countText={t('2 suggestions', 'اقتراحان')}
      onChoose={noop}
      onClose={noop}
    />
  </Stack>
));
