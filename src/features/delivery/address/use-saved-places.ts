import { useState } from 'react';
import { ADDRESS_FIELDS, type Address } from '../../../domain/delivery/delivery-types.ts';
import { useAccount } from '../../../stores/account/use-account.ts';
import { type UserLocation, userLocations } from '../../../stores/account/user-locations.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { useSession } from '../../../stores/stores-context.tsx';
import { isBlank, isSamePlace } from './same-address.ts';

export interface SavedPlace {
  readonly id: string;
  readonly title: string;
  readonly address: Address;
  readonly isCurrent: boolean;
  choose(): void;
  /** Null for one that is kept with the account. */
  remove: (() => void) | null;
}

export interface SavedPlaces {
  readonly places: readonly SavedPlace[];
  /** The chosen one is not delivered to from here; its address was taken over all the same. */
  readonly isElsewhere: boolean;
  /** What is typed is none of them yet, and can be one. */
  readonly canKeep: boolean;
  keep(title: string): void;
  /** Empty fields for another place; null while that would lose what was typed. */
  startAnew: (() => void) | null;
}

const EMPTY = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, '']));

/** Places to choose instead of typing: the account's, and those kept on this device. */
export function useSavedPlaces(): SavedPlaces {
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const delivery = useDelivery((state) => state);
  const { address, locations, destination, config } = delivery;
  const savePlace = useAccount((state) => state.savePlace);
  const [isElsewhere, setElsewhere] = useState(false);

  const take = async ({ areaId, address: saved }: UserLocation) => {
    delivery.setAddress(saved);
    const isKnown = config?.zones.some(
      ({ visible, areas }) => visible && areas.some(({ id }) => id === areaId),
    );
    if (areaId && isKnown) delivery.chooseArea(areaId);
    const answer = isKnown || !saved.place ? null : await delivery.choosePlace(saved.place).catch(() => null);
    // One that says neither area nor point is of wherever the customer chooses.
    const isSomewhere = !!areaId || !!saved.place;
    setElsewhere(isSomewhere && !isKnown && answer?.kind !== 'zone');
  };
  const of = (place: Pick<SavedPlace, 'id' | 'title' | 'address'>) => ({
    id: place.id,
    title: place.title,
    address: place.address,
    isCurrent: isSamePlace(place.address, address),
  });
  const places: SavedPlace[] = [
    ...userLocations(user).map((location) => ({
      ...of(location),
      choose: () => void take(location),
      remove: null,
    })),
    ...locations.map((location) => ({
      ...of(location),
      choose: () => setElsewhere(!delivery.applyLocation(location.id)),
      remove: () => delivery.removeLocation(location.id),
    })),
  ];
  const isKnown = places.some(({ isCurrent }) => isCurrent);
  return {
    places,
    isElsewhere,
    canKeep: destination.kind === 'zone' && !isKnown && !isBlank(address),
    keep(title) {
      if (!user) return delivery.saveLocation(title);
      const areaId = destination.kind === 'zone' ? (destination.area?.id ?? null) : null;
      void savePlace({ id: null, title, areaId, address });
    },
    startAnew: isKnown ? () => delivery.setAddress({ fields: EMPTY, place: null }) : null,
  };
}
