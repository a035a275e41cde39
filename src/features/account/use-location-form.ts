import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFieldRules } from '../../components/delivery/address-field-rules.ts';
import type { SavedLocation } from '../../domain/account/user-types.ts';
import { askedFields } from '../../domain/delivery/address-form.ts';
import {
  type Address,
  type AddressField,
  type AddressForm,
  emptyAddress,
} from '../../domain/delivery/delivery-types.ts';
import type { FieldRules } from '../../lib/form/field-rules.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { useDelivery } from '../../stores/delivery/delivery-store.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { useForm } from '../../ui/inputs/use-form.ts';

type Fault = 'missing' | 'address.paciWrong';
const on = { on: true, required: false };

/** What is asked where the business itself asks for no address. */
const PLAIN: AddressForm = {
  type: '',
  fields: {
    city: on,
    postcode: on,
    street: { on: true, required: true },
    house_number: on,
    floor: on,
    apartment: on,
    office_number: on,
    note: on,
  },
};

export type LocationFormState = ReturnType<typeof useLocationForm>;

/** A place while it is written down; saved with the account. */
export function useLocationForm(location: SavedLocation | null) {
  const { t } = useTranslation();
  const { country, delivers } = useBusiness(({ business }) => ({
    country: business?.countryCode ?? '',
    delivers: !!business?.selling.delivery?.enabled,
  }));
  const { config, status, fetch, findPlace } = useDelivery((state) => ({
    config: state.config,
    status: state.status,
    fetch: state.fetch,
    findPlace: state.findPlace,
  }));
  useEffect(() => {
    if (delivers) void fetch();
  }, [delivers, fetch]);
  const { isBusy, saveLocation } = useAccount(({ isBusy, saveLocation }) => ({ isBusy, saveLocation }));
  const [title, setTitle] = useState(location?.title ?? '');
  const [address, setAddress] = useState<Address>(location?.address ?? emptyAddress);
  const change = ({ fields, ...patch }: Partial<Address>) =>
    setAddress((before) => ({ ...before, ...patch, fields: { ...before.fields, ...fields } }));

  const given = config?.form ?? PLAIN;
  const asked = askedFields(given, address.type);
  const rules: Partial<Record<AddressField, FieldRules<Fault>>> = {};
  for (const field of asked) rules[field] = addressFieldRules(field, !!given.fields[field]?.required);
  const form = useForm<AddressField, Fault>({
    rules,
    values: address.fields,
    onChange: (field, text) => change({ fields: { [field]: text } }),
  });

  /** The area its pin stands in; one without a pin keeps what it had. */
  const areaOf = async (): Promise<string | null> => {
    const { place } = address;
    const before = location?.areaId ?? null;
    if (!place || !delivers) return before;
    const isUnmoved = place.lat === location?.address.place?.lat && place.lng === location.address.place.lng;
    if (isUnmoved) return before;
    const answer = await findPlace(place).catch(() => null);
    return answer?.kind === 'zone' ? (answer.area?.id ?? null) : null;
  };

  return {
    isReady: !delivers || !!config || status === 'error',
    isBusy,
    title,
    setTitle,
    address,
    change,
    country,
    asked,
    field: form.field,
    wrong: form.wrong,
    focus: form.focus,
    errorOf(field: AddressField): string | undefined {
      const fault = form.problemOf(field);
      if (!fault) return undefined;
      return fault === 'missing' ? t('address.missing', { field: t(`address.field.${field}`) }) : t(fault);
    },
    /** Whether it is saved; if not, what is wrong is said. */
    async save(): Promise<boolean> {
      if (!form.submit()) return false;
      return saveLocation({ id: location?.id ?? null, title, areaId: await areaOf(), address });
    },
  };
}
