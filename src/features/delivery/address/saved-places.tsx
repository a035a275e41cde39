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
import type { SavedPlaces as Saved, SavedPlace } from './use-saved-places.ts';

/** Places that were typed before; nothing where there are none. */
export function SavedPlaces({ saved }: { saved: Saved }) {
  const { t } = useTranslation();
  if (!saved.places.length) return null;
  return (
    <FormSection title={t('address.saved')}>
      <Stack as="ul" gap="2">
        {saved.places.map((place) => (
          <li key={place.id}>
            <PlaceRow place={place} />
          </li>
        ))}
      </Stack>
      {saved.isElsewhere && (
        <Notice icon={alert} tone="warn" announce>
          {t('address.elsewhere')}
        </Notice>
      )}
      {saved.startAnew && (
        <Button variant="quiet" start={<Icon of={plus} />} onClick={saved.startAnew}>
          {t('address.another')}
        </Button>
      )}
    </FormSection>
  );
}

function PlaceRow({ place }: { place: SavedPlace }) {
  const { t } = useTranslation();
  const formatAddress = useAddressFormatter();
  const [isAsking, setAsking] = useState(false);
  const { title, address, isCurrent, choose, remove } = place;
  const said = formatAddress(address.fields);
  const name = title || t(`address.types.${address.type}`);
  if (isAsking && remove) {
    return (
      <Notice
        icon={trash}
        tone="warn"
        action={
          <Row>
            <Button variant="danger" autoFocus onClick={remove}>
              {t('ui.remove')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
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
      <PlaceOption title={name} facts={[said]} isCurrent={isCurrent} onChoose={choose} />
      {remove && (
        <IconButton
          label={t('address.remove', { place: name })}
          icon={trash}
          onClick={() => setAsking(true)}
        />
      )}
    </Row>
  );
}
