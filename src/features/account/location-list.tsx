import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProblemNotice } from '../../components/account/account-problem-notice.tsx';
import { withDefault, withoutLocation } from '../../domain/account/saved-locations.ts';
import type { SavedLocation } from '../../domain/account/user-types.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { useSession } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Toast } from '../../ui/feedback/toast.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { LocationRow } from './location-row.tsx';
import { usePlaceName } from './use-place-name.ts';

const Box = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  flex: 1,
  '&:focus': { outline: 'none' },
});
const Foot = styled('div', { position: 'sticky', insetBlockEnd: 0, marginBlockStart: 'auto' });

export interface LocationListProps {
  locations: readonly SavedLocation[];
  usual: string | null;
  onEdit: (location: SavedLocation) => void;
  /** In the place of a list without places. */
  empty: ReactNode;
  children: ReactNode;
}

/** Places to change, to remove, and to make the usual one. What was removed can be had back. */
export function LocationList({ locations, usual, onEdit, empty, children }: LocationListProps) {
  const { t } = useTranslation();
  const placeName = usePlaceName();
  const places = useSession(({ user }) => user?.locations ?? NONE);
  const { isBusy, update } = useAccount(({ isBusy, update }) => ({ isBusy, update }));
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<{
    readonly name: string;
    readonly before: readonly SavedLocation[];
  } | null>(null);
  const remove = async (location: SavedLocation) => {
    const before = places;
    if (!(await update({ locations: withoutLocation(before, location.id) }))) return;
    setRemoved({ name: placeName(location), before });
    // What had the focus is gone.
    list.current?.focus();
  };
  const restore = () => {
    if (removed) void update({ locations: removed.before });
    setRemoved(null);
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
                  isUsual={location.id === usual}
                  disabled={isBusy}
                  onEdit={() => onEdit(location)}
                  onUsual={() => void update({ locations: withDefault(places, location.id) })}
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
      <Foot>
        {removed && (
          <Toast
            message={t('locations.removed', { place: removed.name })}
            actionLabel={t('ui.undo')}
            onAction={restore}
            onDismiss={() => setRemoved(null)}
          />
        )}
      </Foot>
    </Box>
  );
}

const NONE: readonly SavedLocation[] = [];
