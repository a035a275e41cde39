import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProblemNotice } from '../../components/account/account-problem-notice.tsx';
import { removeLocation, setDefaultLocation } from '../../domain/account/saved-locations.ts';
import type { SavedLocation } from '../../domain/account/user-types.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { useSession } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Toast } from '../../ui/feedback/toast.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { LocationRow } from './location-row.tsx';
import { useLocationName } from './use-location-name.ts';

const Box = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  flex: 1,
  '&:focus': { outline: 'none' },
});
const StickyFooter = styled('div', { position: 'sticky', insetBlockEnd: 0, marginBlockStart: 'auto' });

/** A removed location. Undo restores the list as it was before the removal. */
interface Removal {
  readonly location: SavedLocation;
  readonly locationsBefore: readonly SavedLocation[];
}

export interface LocationListProps {
  /** In display order, with the default location first. */
  locations: readonly SavedLocation[];
  defaultId: string | null;
  onEdit: (location: SavedLocation) => void;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** Shown below the list. */
  children: ReactNode;
}

/** Saved locations with buttons to edit, remove and make default. A removal can be undone. */
export function LocationList({ locations, defaultId, onEdit, empty, children }: LocationListProps) {
  const savedLocations = useSession(({ user }) => user?.locations ?? NO_LOCATIONS);
  const { isBusy, updateProfile } = useAccount(({ isBusy, updateProfile }) => ({ isBusy, updateProfile }));
  const list = useRef<HTMLDivElement>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const remove = async (location: SavedLocation) => {
    const locationsBefore = savedLocations;
    if (!(await updateProfile({ locations: removeLocation(locationsBefore, location.id) }))) return;
    setRemoval({ location, locationsBefore });
    // The pressed button was removed with its row: move the focus to the list.
    list.current?.focus();
  };
  const restore = () => {
    if (removal) void updateProfile({ locations: removal.locationsBefore });
    setRemoval(null);
  };
  return (
    <Box ref={list} tabIndex={-1}>
      {locations.length ? (
        <>
          <Stack as="ul" gap="2">
            {locations.map((location) => (
              <li key={location.id}>
                <LocationRow
                  location={location}
                  isDefault={location.id === defaultId}
                  disabled={isBusy}
                  onEdit={() => onEdit(location)}
                  onMakeDefault={() =>
                    void updateProfile({ locations: setDefaultLocation(savedLocations, location.id) })
                  }
                  onRemove={() => void remove(location)}
                />
              </li>
            ))}
          </Stack>
          <AccountProblemNotice />
          {children}
        </>
      ) : (
        empty
      )}
      <StickyFooter>
        {removal && (
          <RemovedToast location={removal.location} onUndo={restore} onDismiss={() => setRemoval(null)} />
        )}
      </StickyFooter>
    </Box>
  );
}

interface RemovedToastProps {
  location: SavedLocation;
  onUndo: () => void;
  onDismiss: () => void;
}

function RemovedToast({ location, onUndo, onDismiss }: RemovedToastProps) {
  const { t } = useTranslation();
  const name = useLocationName(location);
  return (
    <Toast
      message={t('locations.removed', { place: name })}
      actionLabel={t('ui.undo')}
      onAction={onUndo}
      onDismiss={onDismiss}
    />
  );
}

const NO_LOCATIONS: readonly SavedLocation[] = [];
