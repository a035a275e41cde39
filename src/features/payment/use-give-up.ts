import { useState } from 'react';
import { useHere } from '../../components/layout/use-here.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useOrderPayment } from '../../stores/payment/use-payment.ts';

/** Ends the payment and its order, and leads back to the cart, which is as it was. */
export function useGiveUp() {
  const router = useRouter();
  const here = useHere();
  const giveUp = useOrderPayment((state) => state.giveUp);
  const [state, setState] = useState<'none' | 'under way' | 'failed'>('none');
  return {
    isUnderWay: state === 'under way',
    isFailed: state === 'failed',
    async giveUp(): Promise<void> {
      setState('under way');
      const isOver = await giveUp();
      setState(isOver ? 'under way' : 'failed');
      if (isOver) await router.navigate(paths.cart(here), { replace: true });
    },
  };
}
