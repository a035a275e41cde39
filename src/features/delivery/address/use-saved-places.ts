import { useState } from 'react';
import { useApplyAccountLocation } from '../../../components/delivery/use-apply-account-location.ts';
import { sortDefaultFirst } from '../../../domain/account/saved-locations.ts';
import { isSamePlace } from '../../../domain/delivery/address-form.ts';
import { ADDRESS_FIELDS, type Address } from '../../../domain/delivery/delivery-types.ts';
import { useAccount } from '../../../stores/account/account-store.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { useSession } from '../../../stores/stores-context.tsx';

/** True for an address without any text. */
const isBlank = ({ fields }: Address): boolean => ADDRESS_FIELDS.every((field) => !fields[field]?.trim());

export interface SavedPlace {
  readonly id: string;
  readonly title: string;
  readonly address: Address;
  readonly isCurrent: boolean;
  choose(): void;
  /** Removes the place from this device. Null for a place of the account, which only the account screen can remove. */
  remove: (() => void) | null;
}

export interface SavedPlacesState {
  readonly places: readonly SavedPlace[];
  /** True when this branch does not deliver to the chosen place. The form is still filled in. */
  readonly isOutsideDelivery: boolean;
  /**
   * True when the typed address can be saved and has not been saved yet. A parcel address can only be saved to an
   * account.
   */
  readonly canSave: boolean;
  save(title: string): void;
  /**
   * Clears the address fields for a new place. Null while this would lose an address that the customer has not saved.
   */
  startNewPlace: (() => void) | null;
}

const EMPTY_FIELDS = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, '']));

/** Places that the customer can choose instead of typing an address: from the account and from this device. */
export function useSavedPlaces(): SavedPlacesState {
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const delivery = useDelivery((state) => state);
  const { address, locations, destination, config } = delivery;
  const saveLocation = useAccount((state) => state.saveLocation);
  const applyAccountLocation = useApplyAccountLocation();
  const [isOutsideDelivery, setOutsideDelivery] = useState(false);
  const toSavedPlace = (place: Pick<SavedPlace, 'id' | 'title' | 'address'>) => ({
    id: place.id,
    title: place.title,
    address: place.address,
    isCurrent: isSamePlace(place.address, address),
  });
  const places: SavedPlace[] = [
    ...sortDefaultFirst(user?.locations ?? []).map((location) => ({
      ...toSavedPlace(location),
      choose: () => void applyAccountLocation(location).then((isInside) => setOutsideDelivery(!isInside)),
      remove: null,
    })),
    ...locations.map((location) => ({
      ...toSavedPlace(location),
      choose: () => setOutsideDelivery(!delivery.applyLocation(location.id)),
      remove: () => delivery.removeLocation(location.id),
    })),
  ];
  const isSaved = places.some(({ isCurrent }) => isCurrent);
  return {
    places,
    isOutsideDelivery,
    canSave:
      (destination.kind === 'zone' || (destination.kind === 'country' && !!user)) &&
      !isSaved &&
      !isBlank(address),
    save(title) {
      if (!user) return delivery.saveLocation(title);
      const areaId = destination.kind === 'zone' ? (destination.area?.id ?? null) : null;
      const form = destination.kind === 'country' ? config?.shippingForm : config?.form;
      if (form) void saveLocation({ id: null, title, areaId, formType: form.type, address });
    },
    startNewPlace: isSaved ? () => delivery.setAddress({ fields: EMPTY_FIELDS, place: null }) : null,
  };
}
