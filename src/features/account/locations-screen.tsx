import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { sortDefaultFirst } from '../../domain/account/saved-locations.ts';
import type { SavedLocation, User } from '../../domain/account/user-types.ts';
import { paths } from '../../router/paths.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { plus } from '../../ui/icons/icon-paths-more.ts';
import { pin } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';
import { AccountPage } from './account-page.tsx';
import { LocationList } from './location-list.tsx';

const LocationForm = createLazyComponent(() =>
  import('./location-form.tsx').then((module) => module.LocationForm),
);

/** The customer's saved delivery locations (route `locations`). */
export function LocationsScreen() {
  const { t } = useTranslation();
  const pathParams = usePathParams();
  /** The location in the form. Null shows the list. */
  const [editedLocation, setEditedLocation] = useState<SavedLocation | 'new' | null>(null);
  const close = () => setEditedLocation(null);
  const title = editedLocation
    ? t(editedLocation === 'new' ? 'locations.newTitle' : 'locations.editTitle')
    : t('locations.title');
  return (
    <AccountPage title={title} backTo={paths.profile(pathParams)} {...(editedLocation && { onBack: close })}>
      {(user) =>
        editedLocation ? (
          <LocationForm
            fallback={<Skeleton height={320} radius={12} />}
            location={editedLocation === 'new' ? null : editedLocation}
            onClose={close}
          />
        ) : (
          <Locations user={user} onEdit={setEditedLocation} />
        )
      }
    </AccountPage>
  );
}

function Locations({ user, onEdit }: { user: User; onEdit: (location: SavedLocation | 'new') => void }) {
  const { t } = useTranslation();
  const addButton = (
    <Button startIcon={<Icon path={plus} />} onClick={() => onEdit('new')}>
      {t('locations.add')}
    </Button>
  );
  return (
    <LocationList
      locations={sortDefaultFirst(user.locations)}
      defaultId={user.locations.find(({ isDefault }) => isDefault)?.id ?? null}
      onEdit={onEdit}
      empty={
        <StatePanel
          icon={pin}
          title={t('locations.empty')}
          text={t('locations.emptyText')}
          action={addButton}
        />
      }
    >
      {addButton}
    </LocationList>
  );
}
