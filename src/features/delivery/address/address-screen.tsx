import { useT } from '../../../i18n/context.tsx';
import { Link } from '../../../router/link.tsx';
import { paths } from '../../../router/paths.ts';
import { useDelivery } from '../../../stores/use-delivery.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../shared/form/error-summary.tsx';
import { useHere } from '../../shared/use-here.ts';
import { DeliverTo } from '../area/deliver-to.tsx';
import { AddressFields } from './address-fields.tsx';
import { AddressPage } from './address-page.tsx';
import { KeepPlace } from './keep-place.tsx';
import { PinSummary } from './pin-summary.tsx';
import { SavedPlaces } from './saved-places.tsx';
import { useAddressForm } from './use-address-form.ts';
import { useFaultText } from './use-fault-text.ts';
import { useKeptTitle } from './use-kept-title.ts';
import { useSavedPlaces } from './use-saved-places.ts';
import { useSend } from './use-send.ts';

/** Where exactly the delivery is brought (route `address`). */
export function AddressScreen() {
  const t = useT();
  return (
    <AddressPage title={t('address.title')}>
      <AddressContent />
    </AddressPage>
  );
}

function AddressContent() {
  const t = useT();
  const here = useHere();
  const form = useAddressForm(false);
  const faultText = useFaultText();
  const saved = useSavedPlaces();
  const kept = useKeptTitle();
  const { isPinMissing, send } = useSend(form, () => saved.canKeep && kept.isKept && saved.keep(kept.title));
  const hasGifts = useDelivery(({ config }) => !!config?.sendGift || !!config?.enableGift);
  return (
    <>
      <DeliverTo />
      <SavedPlaces saved={saved} />
      <PinSummary isMissing={isPinMissing} />
      <AddressFields form={form}>{saved.canKeep && <KeepPlace kept={kept} />}</AddressFields>
      {hasGifts && (
        <Link to={paths.form(here)} className={buttonClass({ variant: 'quiet' })}>
          {t('address.forOthers')}
        </Link>
      )}
      <div>
        <ErrorSummary
          problems={form.wrong.map((field) => ({
            field,
            text: faultText(field, form.problemOf(field) ?? 'missing'),
          }))}
          onGo={form.focus}
        />
        <Button size="l" block onClick={() => void send()}>
          {t('address.save')}
        </Button>
      </div>
    </>
  );
}
