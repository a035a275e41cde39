import type { SavedLocation } from '../../domain/account/user-types.ts';
import { findForm } from '../../domain/delivery/address-form.ts';
import { useDelivery } from '../../stores/delivery/delivery-store.ts';

type LocationAddress = Pick<SavedLocation, 'areaId' | 'formType' | 'address'>;

/**
 * Returns a function that fills the address form with a location of the account and chooses the location's delivery
 * area. Resolves to false when this branch does not deliver there; the form is filled in anyway.
 */
export function useApplyAccountLocation() {
  const { config, destination, setAddress, chooseArea, choosePlace } = useDelivery((state) => state);
  return async ({ areaId, formType, address }: LocationAddress): Promise<boolean> => {
    setAddress(address);
    // The location is the address of a parcel abroad. It fits only if the chosen destination is a country.
    if (config && findForm(config, formType) !== config.form) return destination.kind === 'country';
    const hasArea = config?.zones.some(
      ({ visible, areas }) => visible && areas.some(({ id }) => id === areaId),
    );
    if (areaId && hasArea) chooseArea(areaId);
    if (hasArea) return true;
    // A location without an area and without a pin fits any destination.
    if (!address.place) return !areaId;
    const result = await choosePlace(address.place).catch(() => null);
    return result?.kind === 'zone';
  };
}
