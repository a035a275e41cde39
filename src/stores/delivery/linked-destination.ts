import type { StoreApi } from 'zustand/vanilla';
import { findLinkedArea, parseLinkedPoint } from '../../domain/delivery/destination-link.ts';
import type { Point } from '../../domain/geo/geo.ts';
import type { Stores } from '../create-stores.ts';
import type { DeliveryState } from './delivery-state.ts';
import type { StoredDelivery } from './stored-delivery.ts';

interface LinkedDestinationDeps {
  readonly store: StoreApi<DeliveryState>;
  readonly cartStore: Stores['cart'];
  /** The stored choice. A different object means that the customer has chosen something else. */
  readonly getChoice: () => StoredDelivery;
  /** Recomputes the state of the store. */
  readonly update: (patch?: Partial<DeliveryState>) => void;
}

/** The destination in the page's link: an area or zone, and coordinates or a street. */
export function createLinkedDestination({ store, cartStore, getChoice, update }: LinkedDestinationDeps) {
  let isLookingUp = false;

  /** Sets the pin to the coordinates of the link, or reports that no zone of the branch contains them. */
  async function applyPoint(place: Point): Promise<void> {
    isLookingUp = true;
    update();
    const choice = getChoice();
    // The API client reports a failure. The customer can then choose the place by hand.
    const result = await store
      .getState()
      .choosePlace(place)
      .catch(() => null);
    isLookingUp = false;
    const isOutside = result?.kind === 'outside' && getChoice() === choice;
    update(isOutside ? { destinationProblem: 'outside', outsideLinkPlace: { place, result } } : {});
  }

  return {
    /** Whether the zone of the link's coordinates is being looked up. */
    isLookingUp: () => isLookingUp,

    /**
     * Uses the link once the zones are loaded. The link replaces an earlier choice, but not a street that the customer
     * typed.
     */
    apply(): void {
      const { config, address, chooseArea, chooseZone, setAddress } = store.getState();
      const { linkAreaId, linkAddress, setLinkPlace } = cartStore.getState();
      if (!config || (linkAreaId === null && linkAddress === null)) return;
      setLinkPlace(null, null);
      const linkedArea = linkAreaId === null ? null : findLinkedArea(config, linkAreaId);
      if (linkedArea?.areaId) chooseArea(linkedArea.areaId);
      else if (linkedArea) chooseZone(linkedArea.zoneId);
      else if (linkAreaId !== null) store.setState({ destinationProblem: 'link' });
      if (linkAddress === null) return;
      const place = parseLinkedPoint(linkAddress);
      if (place) void applyPoint(place);
      else if (!address.fields.street?.trim()) setAddress({ fields: { street: linkAddress } });
    },
  };
}
