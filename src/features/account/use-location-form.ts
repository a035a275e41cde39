import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buildAddressFieldRules } from '../../components/delivery/address-field-rules.ts';
import { useApplyAccountLocation } from '../../components/delivery/use-apply-account-location.ts';
import type { SavedLocation } from '../../domain/account/user-types.ts';
import { findForm, getVisibleFields, isSamePlace } from '../../domain/delivery/address-form.ts';
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

type LocationProblem = 'missing' | 'address.paciWrong';
const OPTIONAL_FIELD = { on: true, required: false };

/** Used for a business that does not deliver and therefore has no address form of its own. */
const DEFAULT_ADDRESS_FORM: AddressForm = {
  type: 'residency',
  fields: {
    city: OPTIONAL_FIELD,
    postcode: OPTIONAL_FIELD,
    street: { on: true, required: true },
    house_number: OPTIONAL_FIELD,
    floor: OPTIONAL_FIELD,
    apartment: OPTIONAL_FIELD,
    office_number: OPTIONAL_FIELD,
    note: OPTIONAL_FIELD,
  },
};

export type LocationFormState = ReturnType<typeof useLocationForm>;

/**
 * State of the form for a saved location. `location` is the location to edit, or null for a new one. `save` stores the
 * location in the account.
 */
export function useLocationForm(location: SavedLocation | null) {
  const { t } = useTranslation();
  const { country, hasDelivery } = useBusiness(({ business }) => ({
    country: business?.countryCode ?? '',
    hasDelivery: !!business?.selling.delivery?.enabled,
  }));
  const { config, cartAddress, status, fetchConfig, lookUpPlace } = useDelivery((state) => ({
    config: state.config,
    cartAddress: state.address,
    status: state.status,
    fetchConfig: state.fetch,
    lookUpPlace: state.lookUpPlace,
  }));
  useEffect(() => {
    if (hasDelivery) void fetchConfig();
  }, [hasDelivery, fetchConfig]);
  const applyAccountLocation = useApplyAccountLocation();
  const { isBusy, saveLocation } = useAccount(({ isBusy, saveLocation }) => ({ isBusy, saveLocation }));
  const [title, setTitle] = useState(location?.title ?? '');
  const [address, setAddress] = useState<Address>(location?.address ?? emptyAddress);
  const changeAddress = ({ fields, ...patch }: Partial<Address>) =>
    setAddress((before) => ({ ...before, ...patch, fields: { ...before.fields, ...fields } }));

  // A new location uses the form for deliveries, not the one for parcels.
  const formType = location?.formType ?? config?.form.type ?? DEFAULT_ADDRESS_FORM.type;
  const addressForm = config ? findForm(config, formType) : DEFAULT_ADDRESS_FORM;
  const visibleFields = getVisibleFields(addressForm, address.type);
  const rules: Partial<Record<AddressField, FieldRules<LocationProblem>>> = {};
  for (const field of visibleFields)
    rules[field] = buildAddressFieldRules(field, !!addressForm.fields[field]?.required);
  const form = useForm<AddressField, LocationProblem>({
    rules,
    values: address.fields,
    onChange: (field, text) => changeAddress({ fields: { [field]: text } }),
  });

  /** Finds the id of the delivery area at the pin. If the customer did not move the pin, returns the saved area's id. */
  const findAreaId = async (): Promise<string | null> => {
    const { place } = address;
    const savedAreaId = location?.areaId ?? null;
    if (!place || !hasDelivery) return savedAreaId;
    const isUnmoved = place.lat === location?.address.place?.lat && place.lng === location.address.place.lng;
    if (isUnmoved) return savedAreaId;
    const result = await lookUpPlace(place).catch(() => null);
    return result?.kind === 'zone' ? (result.area?.id ?? null) : null;
  };

  return {
    isReady: !hasDelivery || !!config || status === 'error',
    isBusy,
    title,
    setTitle,
    address,
    changeAddress,
    country,
    visibleFields,
    getFieldProps: form.getFieldProps,
    invalidFields: form.invalidFields,
    focus: form.focus,
    getError(field: AddressField): string | undefined {
      const problem = form.getProblem(field);
      if (!problem) return undefined;
      return problem === 'missing'
        ? t('address.missing', { field: t(`address.field.${field}`) })
        : t(problem);
    },
    /**
     * Resolves to true when the location was saved. Otherwise the form shows the problems. If the cart is delivered to
     * this location, the cart gets the new address as well.
     */
    async save(): Promise<boolean> {
      if (!form.submit()) return false;
      const draft = { id: location?.id ?? null, title, areaId: await findAreaId(), formType, address };
      if (!(await saveLocation(draft))) return false;
      if (location && isSamePlace(location.address, cartAddress)) await applyAccountLocation(draft);
      return true;
    },
  };
}
