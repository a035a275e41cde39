import { type ReactNode, useState } from 'react';
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
import { DeliverTo } from '../area/deliver-to.tsx';
import { PinSummary } from './pin-summary.tsx';
import { SavePlace, useSavePlaceChoice } from './save-place.tsx';
import { SavedPlaces } from './saved-places.tsx';
import { type DeliveryForm, useFaultText } from './use-address-form.ts';
import { useSavedPlaces } from './use-saved-places.ts';

interface Submission {
  /** The customer submitted without a pin where one is required. */
  readonly isPinMissing: boolean;
  /** Goes to the checkout if the form and `also` (other parts of the page) are valid. */
  submit(also?: () => boolean): Promise<void>;
}

/** Submits the address; `onSubmit` runs before the checkout opens. */
function useSubmission(form: DeliveryForm, onSubmit: () => void): Submission {
  const router = useRouter();
  const here = usePathParams();
  const [wasTried, setTried] = useState(false);
  const { isPinless, isMisplaced } = useDelivery(({ config, destination, address, isMisplaced }) => ({
    isPinless: !!config?.dropPin && destination.kind !== 'country' && !address.place,
    isMisplaced,
  }));
  return {
    isPinMissing: wasTried && isPinless,
    async submit(also = () => true) {
      setTried(true);
      if (!(await form.send()) || !also() || isPinless || isMisplaced) return;
      onSubmit();
      await router.navigate(paths.checkout(here));
    },
  };
}

interface AddressPartsProps {
  form: DeliveryForm;
  /** Validates the other parts of the page on submit. */
  also?: () => boolean;
  /** Other parts of the page, below the address. */
  children?: ReactNode;
}

/** The parts that both address pages share: destination, saved places, pin, fields, problems and the button. */
export function AddressParts({ form, also, children }: AddressPartsProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const saved = useSavedPlaces();
  const choice = useSavePlaceChoice();
  const { isPinMissing, submit } = useSubmission(
    form,
    () => saved.canSave && choice.isChecked && saved.save(choice.title),
  );
  const home = useBusiness(({ business }) => business?.countryCode ?? '');
  const destination = useDelivery((state) => state.destination);
  const isShipped = destination.kind === 'country';
  const street = {
    country: isShipped ? destination.country.iso : home,
    // Parcels go by their address alone.
    onSelect: ({ fields, place }: SuggestedAddress) =>
      form.change({ fields, ...(place && !isShipped && { place }) }),
  };
  return (
    <>
      <DeliverTo />
      <SavedPlaces saved={saved} />
      <PinSummary isMissing={isPinMissing} />
      <AddressFields
        type={form.address.type}
        onType={(type) => form.change({ type })}
        fieldNames={form.asked}
        field={form.field}
        errorOf={(field) => {
          const fault = form.problemOf(field);
          return fault ? faultText(field, fault) : undefined;
        }}
        street={street}
      >
        {saved.canSave && <SavePlace choice={choice} />}
      </AddressFields>
      {children}
      <div>
        <ErrorSummary
          problems={form.wrong.map((field) => ({
            field,
            text: faultText(field, form.problemOf(field) ?? 'missing'),
          }))}
          onSelect={form.focus}
        />
        <Button size="l" block onClick={() => void submit(also)}>
          {t('address.save')}
        </Button>
      </div>
    </>
  );
}
