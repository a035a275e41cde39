import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE_TEXT_LENGTH } from '../../domain/phone/phone-limits.ts';
import { filterPhoneCharacters } from '../../domain/phone/phone-text.ts';
import type { PhoneFieldContent, PhoneKeyPress } from '../../domain/phone/type-phone.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { takeCharacters } from '../../lib/characters.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import type { FieldTexts } from '../../ui/inputs/field-frame.tsx';
import { PhoneField, type TypedEdit } from '../../ui/inputs/phone-field.tsx';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';
import { usePhoneCountry } from './use-phone-country.ts';
import { usePhoneExtension } from './use-phone-extension.ts';
import { usePhoneKit } from './use-phone-kit.ts';

const loadSheet = () => import('./country-sheet.tsx').then(({ CountrySheet }) => CountrySheet);
const CountrySheet = createLazyComponent(loadSheet);

export interface PhoneValue {
  /** The national digits, or the typed text while it is not a valid number. */
  readonly phone: string;
  /** The calling code, such as `+965`; '' means the calling code of the country in `usePhoneCountry`. */
  readonly dialCode: string;
}

export interface PhoneEntryProps extends FieldTexts {
  ref?: Ref<HTMLInputElement>;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  required?: boolean;
  disabled?: boolean;
  /** True for the number of the person who receives the order. */
  isReceiver?: boolean;
  /** Whether the form has a note, in which the customer can write an extension. */
  hasNote?: boolean;
}

/**
 * Removes the characters that no phone number contains. Does not group the digits, because the numbering plans are not
 * loaded.
 */
const stripNonPhoneCharacters = ({ text, caret }: PhoneKeyPress, dialCode: string): PhoneFieldContent => ({
  text: filterPhoneCharacters(text),
  caret: filterPhoneCharacters(text.slice(0, caret)).length,
  dialCode,
});

/**
 * A phone number field. The customer chooses the country from a searchable list with flags, or types a full number such
 * as "+49 30 ...". The field groups the digits while the customer types.
 */
export function PhoneEntry({
  value,
  onChange,
  onBlur,
  isReceiver = false,
  hasNote = false,
  ...rest
}: PhoneEntryProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const homeCountry = usePhoneCountry(isReceiver);
  const kit = usePhoneKit();
  const { extension, suffix, applyEdit: applyAroundExtension, hideSuffix } = usePhoneExtension();
  const [chosenCountry, setChosenCountry] = useState<string | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    // Prefetch the sheet before the customer presses the flag.
    if (kit) void loadSheet().catch(() => undefined);
  }, [kit]);

  const dialCode = value.dialCode || (kit?.getDialCode(homeCountry) ?? '');
  const likelyCountries = [...(chosenCountry ? [chosenCountry] : []), homeCountry];
  const country = kit?.getPhoneCountry({ phone: value.phone, dialCode }, likelyCountries) ?? null;
  const displayedNumber = kit ? kit.formatPhoneForDisplay(value.phone, dialCode) : value.phone;
  const extensionHint =
    extension &&
    [t('phone.extension', { extension }), hasNote && t('phone.extensionNote')].filter(Boolean).join(' ');
  const countryName = country && new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(country);

  /** Reports the value after an edit of the number. Returns the new text and the position of the caret. */
  const applyNumberEdit = (edit: PhoneKeyPress) => {
    const newContent = kit
      ? kit.applyPhoneTyping(edit, { dialCode, country })
      : stripNonPhoneCharacters(edit, value.dialCode);
    const phone = takeCharacters(filterPhoneCharacters(newContent.text), PHONE_TEXT_LENGTH);
    // Keep '' for the business's country, because typing a number does not choose a country.
    const next = { phone, dialCode: newContent.dialCode === dialCode ? value.dialCode : newContent.dialCode };
    if (next.phone !== value.phone || next.dialCode !== value.dialCode) onChange(next);
    return newContent;
  };
  const applyEdit = (edit: PhoneKeyPress) => applyAroundExtension(edit, applyNumberEdit);
  const normaliseValue = useRef(() => {});
  normaliseValue.current = () => {
    if (value.phone) applyEdit({ text: value.phone, caret: value.phone.length });
  };
  // Splits a number that was typed before the numbering plans were loaded. It must be a layout effect: a submit that
  // waited for the plans runs next, and an ordinary effect would run after that submit and overwrite the submitted
  // number.
  useLayoutEffect(() => {
    if (kit) normaliseValue.current();
  }, [kit]);

  return (
    <>
      <PhoneField
        {...rest}
        {...(extensionHint && { hint: extensionHint })}
        flag={country && kit ? kit.getFlagUrl(country) : null}
        dialCode={dialCode}
        countryLabel={[t('ui.countryCode'), [countryName, dialCode].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(': ')}
        onChooseCountry={() => {
          setWasOpened(true);
          setSheetOpen(true);
        }}
        value={displayedNumber + suffix}
        onType={(edit: TypedEdit) => applyEdit({ ...edit, before: displayedNumber })}
        onBlur={() => {
          hideSuffix();
          onBlur?.();
        }}
      />
      <LiveRegion message={extensionHint} />
      {kit && wasOpened && (
        <CountrySheet
          kit={kit}
          likelyCountries={[homeCountry]}
          selected={country}
          open={isSheetOpen}
          onClose={() => setSheetOpen(false)}
          onChoose={(iso) => {
            setChosenCountry(iso);
            onChange({ ...value, dialCode: kit.getDialCode(iso) });
          }}
        />
      )}
    </>
  );
}
