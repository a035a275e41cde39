import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressFormatter } from '../../../components/delivery/use-address-formatter.ts';
import { FormSection } from '../../../components/form/form-section.tsx';
import { PlaceOption } from '../../../ui/cards/place-option.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { alert, plus, trash } from '../../../ui/icons/icon-paths-more.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { IconButton } from '../../../ui/inputs/icon-button.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import type { SavedPlace, SavedPlacesState } from './use-saved-places.ts';

/** The customer's saved places. Renders nothing when there are none. */
export function SavedPlaceList({ state }: { state: SavedPlacesState }) {
  const { t } = useTranslation();
  if (!state.places.length) return null;
  return (
    <FormSection title={t('address.saved')}>
      <Stack as="ul" gap="2">
        {state.places.map((place) => (
          <li key={place.id}>
            <SavedPlaceRow place={place} />
          </li>
        ))}
      </Stack>
      {state.isOutsideDelivery && (
        <Notice icon={alert} tone="warn" announce>
          {t('address.outsideDelivery')}
        </Notice>
      )}
      {state.startNewPlace && (
        <Button variant="quiet" startIcon={<Icon path={plus} />} onClick={state.startNewPlace}>
          {t('address.another')}
        </Button>
      )}
    </FormSection>
  );
}

function SavedPlaceRow({ place }: { place: SavedPlace }) {
  const { t } = useTranslation();
  const formatAddress = useAddressFormatter();
  const [isConfirmingRemoval, setConfirming] = useState(false);
  const { title, address, isCurrent, choose, remove } = place;
  const addressText = formatAddress(address.fields);
  const name = title || t(`address.types.${address.type}`);
  if (isConfirmingRemoval && remove) {
    return (
      <Notice
        icon={trash}
        tone="warn"
        action={
          <Row>
            <Button variant="danger" autoFocus onClick={remove}>
              {t('ui.remove')}
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              {t('ui.cancel')}
            </Button>
          </Row>
        }
      >
        {name}
      </Notice>
    );
  }
  return (
    <Row>
      <PlaceOption title={name} facts={[addressText]} isCurrent={isCurrent} onChoose={choose} />
      {remove && (
        <IconButton
          label={t('address.remove', { place: name })}
          icon={trash}
          onClick={() => setConfirming(true)}
        />
      )}
    </Row>
  );
}
