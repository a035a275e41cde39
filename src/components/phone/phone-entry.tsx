import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE_TEXT_LENGTH } from '../../domain/phone/phone-limits.ts';
import type { PhoneTyping } from '../../domain/phone/type-phone.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { firstCharacters } from '../../lib/characters.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import type { FieldTexts } from '../../ui/inputs/field-frame.tsx';
import { PhoneField, type TypedEdit } from '../../ui/inputs/phone-field.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { usePhoneKit } from './use-phone-kit.ts';

const loadSheet = () => import('./country-sheet.tsx').then(({ CountrySheet }) => CountrySheet);
const CountrySheet = lazyPart(loadSheet);

export interface PhoneValue {
  /** The national digits, or the text as typed while it is not a valid number. */
  readonly phone: string;
  /** The calling code, such as `+965`; '' means that of the business's country. */
  readonly dialCode: string;
}

export interface PhoneEntryProps extends FieldTexts {
  ref?: Ref<HTMLInputElement>;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  required?: boolean;
  disabled?: boolean;
}

/**
 * A phone number field. The country is chosen from a searchable list with flags, digits are grouped while typing, and a whole
 * number such as "+49 30 ..." sets the country.
 */
export function PhoneEntry({ value, onChange, onBlur, ...rest }: PhoneEntryProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const homeCountry = useBusiness(({ business }) => business?.countryCode ?? '');
  const kit = usePhoneKit();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    // Prefetch before the customer presses the flag.
    if (kit) void loadSheet().catch(() => undefined);
  }, [kit]);

  const dialCode = value.dialCode || (kit?.dialCodeOf(homeCountry) ?? '');
  const likely = [...(chosen ? [chosen] : []), homeCountry];
  const country = kit?.phoneCountryOf({ phone: value.phone, dialCode }, likely) ?? null;
  const shownText = kit ? kit.shownPhone(value.phone, dialCode) : value.phone;
  const name = country && new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(country);

  /** Applies a keystroke: returns the field's new text and caret, and reports the new value. */
  const applyKey = (key: PhoneTyping) => {
    const typed = kit ? kit.typePhone(key, { dialCode, country }) : { ...key, dialCode: value.dialCode };
    const phone = firstCharacters(kit ? kit.phoneSigns(typed.text) : typed.text, PHONE_TEXT_LENGTH);
    // Typing does not turn the business's implied country into an explicit one.
    const next = { phone, dialCode: typed.dialCode === dialCode ? value.dialCode : typed.dialCode };
    if (next.phone !== value.phone || next.dialCode !== value.dialCode) onChange(next);
    return typed;
  };
  const normaliseTyped = useRef(() => {});
  normaliseTyped.current = () => {
    if (value.phone) applyKey({ text: value.phone, caret: value.phone.length });
  };
  // Splits a number that was typed before the numbering plans were loaded. This is a layout effect because a submit that waited
  // for the plans runs next, and a later effect would overwrite the number it sends.
  useLayoutEffect(() => {
    if (kit) normaliseTyped.current();
  }, [kit]);

  return (
    <>
      <PhoneField
        {...rest}
        flag={country && kit ? kit.flagUrl(country) : null}
        dialCode={dialCode}
        countryLabel={[t('ui.countryCode'), [name, dialCode].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(': ')}
        onChooseCountry={() => {
          setWasOpen(true);
          setOpen(true);
        }}
        value={shownText}
        onType={(key: TypedEdit) => applyKey({ ...key, before: shownText })}
        {...(onBlur && { onBlur })}
      />
      {kit && wasOpen && (
        <CountrySheet
          kit={kit}
          likely={[homeCountry]}
          selected={country}
          open={isOpen}
          onClose={() => setOpen(false)}
          onChoose={(iso) => {
            setChosen(iso);
            onChange({ ...value, dialCode: kit.dialCodeOf(iso) });
          }}
        />
      )}
    </>
  );
}
