import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../../components/delivery/address-fields.tsx';
import { ErrorSummary } from '../../../components/form/error-summary.tsx';
import { usePathParams } from '../../../components/layout/use-path-params.ts';
import { paths } from '../../../router/paths.ts';
import { useRouter } from '../../../router/router-context.tsx';
import type { SuggestedAddress } from '../../../stores/delivery/address-suggestions-store.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { useBusiness } from '../../../stores/stores-context.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { DeliveryDestinationBar } from '../area/delivery-destination-bar.tsx';
import { PinSummary } from './pin-summary.tsx';
import { SavePlace, useSavePlaceChoice } from './save-place-choice.tsx';
import { SavedPlaceList } from './saved-place-list.tsx';
import type { DeliveryForm } from './use-address-form.ts';
import { useSavedPlaces } from './use-saved-places.ts';

interface Submission {
  /** Message key of the pin's problem. Null if there is none, or before the customer has submitted. */
  readonly pinProblem: 'address.pinMissing' | 'address.pinOutside' | null;
  /** Focuses the link that sets or moves the pin. */
  focusPin(): void;
  readonly pinRef: RefObject<HTMLAnchorElement | null>;
  /** Opens the checkout if the form, the rest of the page (`validateRest`) and the pin are valid. */
  submit(validateRest?: () => boolean): Promise<void>;
}

/** Submits the address. `onSubmit` runs before the checkout opens. */
function useSubmission(form: DeliveryForm, onSubmit: () => void): Submission {
  const router = useRouter();
  const pathParams = usePathParams();
  const [wasSubmitted, setSubmitted] = useState(false);
  const pinRef = useRef<HTMLAnchorElement>(null);
  const focusPin = () => pinRef.current?.focus();
  const { lacksPin, isPinOutsideZone, confirmAddress } = useDelivery(
    ({ config, destination, address, isPinOutsideZone, confirmAddress }) => ({
      lacksPin: !!config?.requiresPin && destination.kind !== 'country' && !address.place,
      isPinOutsideZone,
      confirmAddress,
    }),
  );
  const pinProblem = isPinOutsideZone ? 'address.pinOutside' : lacksPin ? 'address.pinMissing' : null;
  return {
    pinProblem: wasSubmitted ? pinProblem : null,
    pinRef,
    focusPin,
    async submit(validateRest = () => true) {
      setSubmitted(true);
      if (!(await form.validateAndNormalize()) || !validateRest()) return;
      if (pinProblem) return focusPin();
      confirmAddress();
      onSubmit();
      await router.navigate(paths.checkout(pathParams));
    },
  };
}

interface AddressPartsProps {
  form: DeliveryForm;
  /** Validates the rest of the page on submit. */
  validateRest?: () => boolean;
  /** The rest of the page, below the address. */
  children?: ReactNode;
}

/**
 * The part that both address screens share: destination, saved places, pin, fields, error summary and submit button.
 */
export function AddressParts({ form, validateRest, children }: AddressPartsProps) {
  const { t } = useTranslation();
  const savedPlaces = useSavedPlaces();
  const choice = useSavePlaceChoice();
  const { pinProblem, pinRef, focusPin, submit } = useSubmission(
    form,
    () => savedPlaces.canSave && choice.isChecked && savedPlaces.save(choice.title),
  );
  const homeCountry = useBusiness(({ business }) => business?.countryCode ?? '');
  const destination = useDelivery((state) => state.destination);
  const isShipped = destination.kind === 'country';
  const streetProps = {
    country: isShipped ? destination.country.iso : homeCountry,
    // A parcel address has no pin, so take only the text of the suggestion, not its place.
    onSelect: ({ fields, place }: SuggestedAddress) =>
      form.change({ fields, ...(place && !isShipped && { place }) }),
  };
  return (
    <>
      <DeliveryDestinationBar />
      <SavedPlaceList state={savedPlaces} />
      <PinSummary showsPinMissing={pinProblem === 'address.pinMissing'} linkRef={pinRef} />
      <AddressFields
        type={form.address.type}
        onTypeChange={(type) => form.change({ type })}
        fieldNames={form.visibleFields}
        getFieldProps={form.getFieldProps}
        getError={form.getError}
        isShipped={isShipped}
        streetProps={streetProps}
      >
        {savedPlaces.canSave && <SavePlace choice={choice} />}
      </AddressFields>
      {children}
      <div>
        <ErrorSummary
          problems={[
            ...(pinProblem ? [{ field: 'pin' as const, text: t(pinProblem) }] : []),
            ...form.invalidFields.map((field) => ({ field, text: form.getError(field) ?? '' })),
          ]}
          onSelect={(field) => (field === 'pin' ? focusPin() : form.focus(field))}
        />
        <Button size="l" block onClick={() => void submit(validateRest)}>
          {t('address.save')}
        </Button>
      </div>
    </>
  );
}
