import { useEffect, useState } from 'react';
import { askedFields } from '../../domain/delivery/address-form.ts';
import { noAddress } from '../../domain/delivery/no-address.ts';
import type { Address, AddressField, AddressForm } from '../../domain/delivery/types.ts';
import { useT } from '../../i18n/context.tsx';
import type { FieldRules } from '../../lib/form/field-rules.ts';
import { useBusiness } from '../../stores/context.tsx';
import { useAccount } from '../../stores/use-account.ts';
import { useDelivery } from '../../stores/use-delivery.ts';
import type { UserLocation } from '../../stores/user-locations.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { ruleOf } from '../shared/address/field-rules.ts';

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
export function useLocationForm(location: UserLocation | null) {
  const t = useT();
  const { country, delivers } = useBusiness(({ business }) => ({
    country: business?.country_code ?? '',
    delivers: !!business?.checkoutDelivery?.enabled,
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
  const { isBusy, savePlace } = useAccount(({ isBusy, savePlace }) => ({ isBusy, savePlace }));
  const [title, setTitle] = useState(location?.title ?? '');
  const [address, setAddress] = useState<Address>(location?.address ?? noAddress);
  const change = ({ fields, ...patch }: Partial<Address>) =>
    setAddress((before) => ({ ...before, ...patch, fields: { ...before.fields, ...fields } }));

  const given = config?.form ?? PLAIN;
  const asked = askedFields(given, address.type);
  const rules: Partial<Record<AddressField, FieldRules<Fault>>> = {};
  for (const field of asked) rules[field] = ruleOf(field, !!given.fields[field]?.required);
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
      return savePlace({ id: location?.id ?? null, title, areaId: await areaOf(), address });
    },
  };
}
