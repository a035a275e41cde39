import { useState } from 'react';
import { defaultFirst } from '../../../domain/account/saved-locations.ts';
import type { SavedLocation } from '../../../domain/account/user-types.ts';
import { ADDRESS_FIELDS, type Address } from '../../../domain/delivery/delivery-types.ts';
import { useAccount } from '../../../stores/account/account-store.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { useSession } from '../../../stores/stores-context.tsx';

/** Whether two addresses are the same place. The contact does not matter. */
const isSamePlace = (a: Address, b: Address): boolean =>
  a.type === b.type &&
  a.place?.lat === b.place?.lat &&
  a.place?.lng === b.place?.lng &&
  ADDRESS_FIELDS.every((field) => (a.fields[field]?.trim() ?? '') === (b.fields[field]?.trim() ?? ''));

/** An address without any typed field. */
const isBlank = ({ fields }: Address): boolean => ADDRESS_FIELDS.every((field) => !fields[field]?.trim());

export interface SavedPlace {
  readonly id: string;
  readonly title: string;
  readonly address: Address;
  readonly isCurrent: boolean;
  choose(): void;
  /** Null for a place of the account. */
  remove: (() => void) | null;
}

export interface SavedPlaces {
  readonly places: readonly SavedPlace[];
  /** This branch does not deliver to the chosen place; its address was used all the same. */
  readonly isElsewhere: boolean;
  /** The typed address can be saved and is not yet. */
  readonly canSave: boolean;
  save(title: string): void;
  /** Empties the fields for another place; null when that would lose what the customer typed. */
  startAnew: (() => void) | null;
}

const EMPTY = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, '']));

/** Places that the customer can choose instead of typing: those of the account and those saved on this device. */
export function useSavedPlaces(): SavedPlaces {
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const delivery = useDelivery((state) => state);
  const { address, locations, destination, config } = delivery;
  const saveLocation = useAccount((state) => state.saveLocation);
  const [isElsewhere, setElsewhere] = useState(false);

  const applyAccountPlace = async ({ areaId, address: saved }: SavedLocation) => {
    delivery.setAddress(saved);
    const isKnown = config?.zones.some(
      ({ visible, areas }) => visible && areas.some(({ id }) => id === areaId),
    );
    if (areaId && isKnown) delivery.chooseArea(areaId);
    const result = isKnown || !saved.place ? null : await delivery.choosePlace(saved.place).catch(() => null);
    // A place without area and point fits any destination.
    const isSomewhere = !!areaId || !!saved.place;
    setElsewhere(isSomewhere && !isKnown && result?.kind !== 'zone');
  };
  const toSavedPlace = (place: Pick<SavedPlace, 'id' | 'title' | 'address'>) => ({
    id: place.id,
    title: place.title,
    address: place.address,
    isCurrent: isSamePlace(place.address, address),
  });
  const places: SavedPlace[] = [
    ...defaultFirst(user?.locations ?? []).map((location) => ({
      ...toSavedPlace(location),
      choose: () => void applyAccountPlace(location),
      remove: null,
    })),
    ...locations.map((location) => ({
      ...toSavedPlace(location),
      choose: () => setElsewhere(!delivery.applyLocation(location.id)),
      remove: () => delivery.removeLocation(location.id),
    })),
  ];
  const isKnown = places.some(({ isCurrent }) => isCurrent);
  return {
    places,
    isElsewhere,
    canSave: destination.kind === 'zone' && !isKnown && !isBlank(address),
    save(title) {
      if (!user) return delivery.saveLocation(title);
      const areaId = destination.kind === 'zone' ? (destination.area?.id ?? null) : null;
      void saveLocation({ id: null, title, areaId, address });
    },
    startAnew: isKnown ? () => delivery.setAddress({ fields: EMPTY, place: null }) : null,
  };
}
