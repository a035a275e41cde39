import { useState } from 'react';
import { useT } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { alert, plus, trash } from '../../../ui/icon-paths-more.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PlaceOption } from '../../../ui/place-option.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import { Section } from '../../shared/form/section.tsx';
import { useAddressText } from '../../shared/use-address-text.ts';
import type { SavedPlaces as Saved, SavedPlace } from './use-saved-places.ts';

/** Places that were typed before; nothing where there are none. */
export function SavedPlaces({ saved }: { saved: Saved }) {
  const t = useT();
  if (!saved.places.length) return null;
  return (
    <Section title={t('address.saved')}>
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
    </Section>
  );
}

function PlaceRow({ place }: { place: SavedPlace }) {
  const t = useT();
  const addressText = useAddressText();
  const [isAsking, setAsking] = useState(false);
  const { title, address, isCurrent, choose, remove } = place;
  const said = addressText(address.fields);
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
