import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from '../../theme/stitches.ts';
import { Stack } from '../layout/stack.tsx';
import { bilingualStory, FOCUSED, NARROW, noop, type Translate } from '../testing/story-kit.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldBox, inputStyles } from './field-parts.ts';
import { PhoneField } from './phone-field.tsx';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

/** Fields that are invalid, disabled, full, focused or narrow. */
const meta: Meta = { title: 'States/Fields' };
export default meta;
type Story = StoryObj;

const Input = styled('input', inputStyles);
const renderPhone = (
  t: Translate,
  fieldProps: { value?: string; error?: string; hint?: string; disabled?: boolean } = {},
) => (
  <PhoneField
    label={t('Phone', 'الهاتف')}
    flag={null}
    countryLabel={t('Country code', 'رمز الدولة')}
    dialCode="+965"
    onChooseCountry={noop}
    value=""
    onType={(edit) => edit}
    {...fieldProps}
  />
);

export const WithErrors: Story = bilingualStory((t) => (
  <Stack gap={4}>
    <TextField
      label={t('Name', 'الاسم')}
      value=""
      onChange={noop}
      error={t('Enter your name', 'اكتب اسمك')}
    />
    {renderPhone(t, { value: '123', error: t('This is not a phone number', 'هذا ليس رقم هاتف') })}
    <TextArea
      label={t('Note', 'ملاحظة')}
      value={t('Please', 'من فضلك')}
      onChange={noop}
      error={t('At most 500 letters', '٥٠٠ حرف على الأكثر')}
    />
  </Stack>
));
export const Disabled: Story = bilingualStory((t) => (
  <Stack gap={4}>
    <TextField label={t('Name', 'الاسم')} value={t('Sara', 'سارة')} onChange={noop} disabled />
    {renderPhone(t, { value: '2200 0140', disabled: true })}
    <TextArea label={t('Note', 'ملاحظة')} value={t('No nuts', 'بدون مكسرات')} onChange={noop} disabled />
  </Stack>
));
export const LongTexts: Story = bilingualStory(
  (t) => (
    <Stack gap={4}>
      <TextField
        label={t('What shall we write on the cup, so that it is yours?', 'ماذا نكتب على الكوب ليُعرف أنه لك؟')}
        optionalLabel={t('optional', 'اختياري')}
        hint={t('At most forty letters, and nothing rude please', 'أربعون حرفًا على الأكثر وبلا إساءة')}
        value={'Donaudampfschifffahrtsgesellschaftskapitän'}
        onChange={noop}
      />
      {renderPhone(t, { value: '2200 0140 2200 0140', hint: t('For news about your order', 'لأخبار طلبك') })}
      <SearchField
        label={t('Search 64 dishes', 'ابحث في ٦٤ صنفًا')}
        clearLabel={t('Clear', 'مسح')}
        value={t('saffron toast with pistachio and honey', 'توست بالزعفران والفستق والعسل')}
        onChange={noop}
      />
      <TextArea
        label={t('Note', 'ملاحظة')}
        value={t(
          'Second house behind the bakery, the bell does not work, please call when you are here. Thank you!',
          'البيت الثاني خلف المخبز، الجرس لا يعمل، اتصل عند الوصول من فضلك. شكرًا!',
        )}
        onChange={noop}
      />
    </Stack>
  ),
  NARROW,
);
const renderLanguages = (t: Translate) => (
  <SelectField
    label={t('Language', 'اللغة')}
    value="ar"
    options={[
      { id: 'en', label: 'English', lang: 'en' },
      { id: 'ar', label: 'العربية', lang: 'ar' },
    ]}
    onChange={noop}
  />
);
export const Select: Story = bilingualStory(renderLanguages);
export const SelectFocused: Story = bilingualStory(renderLanguages, FOCUSED);
export const TextFocused: Story = bilingualStory(
  (t) => <TextField label={t('Name', 'الاسم')} value="" onChange={noop} placeholder={t('Sara', 'سارة')} />,
  FOCUSED,
);
export const SearchFocused: Story = bilingualStory(
  (t) => (
    <SearchField
      label={t('Search 64 dishes', 'ابحث في ٦٤ صنفًا')}
      clearLabel={t('Clear', 'مسح')}
      value=""
      onChange={noop}
    />
  ),
  FOCUSED,
);
export const DialCodeFocused: Story = bilingualStory((t) => renderPhone(t), FOCUSED);
/** The frame of every field: label, hint and error. */
export const Frame: Story = bilingualStory((t) => (
  <Stack gap={4}>
    <FieldFrame id="date" label={t('Day', 'اليوم')} hint={t('From tomorrow', 'من الغد')}>
      <FieldBox>
        <Input id="date" aria-describedby="date-hint" />
      </FieldBox>
    </FieldFrame>
    <FieldFrame
      id="time"
      label={t('Time', 'الوقت')}
      error={t('Choose a time', 'اختر وقتًا')}
      errorRole="alert"
    >
      <FieldBox invalid>
        <Input id="time" aria-describedby="time-error" aria-invalid />
      </FieldBox>
    </FieldFrame>
  </Stack>
));
