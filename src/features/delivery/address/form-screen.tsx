import { useT } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../shared/form/error-summary.tsx';
import { GiftNote } from '../../shared/gift/gift-note.tsx';
import { useGiftForm } from '../../shared/gift/use-gift-form.ts';
import { DeliverTo } from '../area/deliver-to.tsx';
import { AddressFields } from './address-fields.tsx';
import { AddressPage } from './address-page.tsx';
import { ContactFields } from './contact-fields.tsx';
import { KeepPlace } from './keep-place.tsx';
import { PinSummary } from './pin-summary.tsx';
import { SavedPlaces } from './saved-places.tsx';
import { useAddressForm } from './use-address-form.ts';
import { useFaultText } from './use-fault-text.ts';
import { useKeptTitle } from './use-kept-title.ts';
import { useSavedPlaces } from './use-saved-places.ts';
import { useSend } from './use-send.ts';

/** Address, contact and gift on one page (route `form`): for whoever orders for somebody else. */
export function FormScreen() {
  const t = useT();
  return (
    <AddressPage title={t('address.formTitle')}>
      <FormContent />
    </AddressPage>
  );
}

function FormContent() {
  const t = useT();
  const form = useAddressForm(true);
  const gift = useGiftForm();
  const faultText = useFaultText();
  const saved = useSavedPlaces();
  const kept = useKeptTitle();
  const { isPinMissing, send } = useSend(form, () => saved.canKeep && kept.isKept && saved.keep(kept.title));
  return (
    <>
      <DeliverTo />
      <SavedPlaces saved={saved} />
      <PinSummary isMissing={isPinMissing} />
      <AddressFields form={form}>{saved.canKeep && <KeepPlace kept={kept} />}</AddressFields>
      <ContactFields form={form} />
      <GiftNote gift={gift} disabled={false} />
      <div>
        <ErrorSummary
          problems={form.wrong.map((field) => ({
            field,
            text: faultText(field, form.problemOf(field) ?? 'missing'),
          }))}
          onGo={form.focus}
        />
        <Button size="l" block onClick={() => void send(gift.submit)}>
          {t('address.save')}
        </Button>
      </div>
    </>
  );
}
