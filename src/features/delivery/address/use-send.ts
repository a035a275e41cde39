import { useState } from 'react';
import { useHere } from '../../../components/layout/use-here.ts';
import { paths } from '../../../router/paths.ts';
import { useRouter } from '../../../router/router-context.tsx';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import type { DeliveryForm } from './use-address-form.ts';

export interface Sending {
  /** It was to be sent without a pin, where there has to be one. */
  readonly isPinMissing: boolean;
  /** On to the checkout, if nothing is wrong. `also` has the last word: other parts of the page. */
  send(also?: () => boolean): Promise<void>;
}

/** From the address to the checkout; `onSent` before that. */
export function useSend(form: DeliveryForm, onSent: () => void): Sending {
  const router = useRouter();
  const here = useHere();
  const [wasTried, setTried] = useState(false);
  const { isPinless, isMisplaced } = useDelivery(({ config, destination, address, isMisplaced }) => ({
    isPinless: !!config?.dropPin && destination.kind !== 'country' && !address.place,
    isMisplaced,
  }));
  return {
    isPinMissing: wasTried && isPinless,
    async send(also = () => true) {
      setTried(true);
      if (!(await form.send()) || !also() || isPinless || isMisplaced) return;
      onSent();
      await router.navigate(paths.checkout(here));
    },
  };
}
