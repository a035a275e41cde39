import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../../components/delivery/address-fields.tsx';
import { ErrorSummary } from '../../../components/form/error-summary.tsx';
import type { SuggestedAddress } from '../../../stores/delivery/address-suggestions-store.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { useBusiness } from '../../../stores/stores-context.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { DeliverTo } from '../area/deliver-to.tsx';
import { KeepPlace } from './keep-place.tsx';
import { PinSummary } from './pin-summary.tsx';
import { SavedPlaces } from './saved-places.tsx';
import type { DeliveryForm } from './use-address-form.ts';
import { useFaultText } from './use-fault-text.ts';
import { useKeptTitle } from './use-kept-title.ts';
import { useSavedPlaces } from './use-saved-places.ts';
import { useSend } from './use-send.ts';

export interface AddressPartsProps {
  form: DeliveryForm;
  /** Has the last word on sending. */
  also?: () => boolean;
  /** What else the page asks, below the address. */
  children?: ReactNode;
}

/** What both pages of an address consist of: where to, kept places, pin, fields, what is wrong, and the way on. */
export function AddressParts({ form, also, children }: AddressPartsProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const saved = useSavedPlaces();
  const kept = useKeptTitle();
  const { isPinMissing, send } = useSend(form, () => saved.canKeep && kept.isKept && saved.keep(kept.title));
  const home = useBusiness(({ business }) => business?.country_code ?? '');
  const destination = useDelivery((state) => state.destination);
  const isShipped = destination.kind === 'country';
  const street = {
    country: isShipped ? destination.country.iso : home,
    // Parcels go by their address alone.
    onFound: ({ fields, place }: SuggestedAddress) =>
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
        asked={form.asked}
        field={form.field}
        errorOf={(field) => {
          const fault = form.problemOf(field);
          return fault ? faultText(field, fault) : undefined;
        }}
        street={street}
      >
        {saved.canKeep && <KeepPlace kept={kept} />}
      </AddressFields>
      {children}
      <div>
        <ErrorSummary
          problems={form.wrong.map((field) => ({
            field,
            text: faultText(field, form.problemOf(field) ?? 'missing'),
          }))}
          onGo={form.focus}
        />
        <Button size="l" block onClick={() => void send(also)}>
          {t('address.save')}
        </Button>
      </div>
    </>
  );
}
