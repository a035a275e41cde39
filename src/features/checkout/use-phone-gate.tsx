import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBusiness, useCart, useClock, useSession } from '../../stores/context.tsx';
import { isSamePhone, proofOf, type WholePhone } from '../../stores/phone-proofs.ts';
import { useAccount } from '../../stores/use-account.ts';
import { useOrders } from '../../stores/use-orders.ts';
import { latePart } from '../../ui/late-part.tsx';

const VerifySheet = latePart(() => import('./verify-sheet.tsx').then((late) => late.VerifySheet));

/** Whether an order's phone has to be shown to be the customer's first. */
function useNeedsProof(): (phone: WholePhone) => boolean {
  const clock = useClock();
  const isAsked = useBusiness(({ business }) => !!business?.verify_phone && !business.disable_otp);
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const { proofs, dropProof } = useAccount(({ proofs, dropProof }) => ({ proofs, dropProof }));
  const { phone, dialCode } = useCart((state) => state.details);
  const isRefused = useOrders(
    ({ placing }) => placing.status === 'refused' && placing.code === 'phone_unverified',
  );
  useEffect(() => {
    // What the server does not take any more shows nothing here either.
    if (isRefused) dropProof({ phone, dialCode });
  }, [isRefused, dropProof, phone, dialCode]);
  return (number) => {
    const own = { phone: user?.phone ?? '', dialCode: user?.dial_code ?? '' };
    const isOwn = !!user?.phone_verified && isSamePhone(own, number);
    return isAsked && !isOwn && !proofOf(proofs, number, clock());
  };
}

export interface PhoneGate {
  /** The order goes out, at once or after its phone was verified. */
  pass(phone: WholePhone): void;
  /** Where the customer verifies it. */
  readonly sheet: ReactNode;
}

/** What an order goes through where the business wants phones verified; `onPass` sends it. */
export function usePhoneGate(onPass: () => void): PhoneGate {
  const needsProof = useNeedsProof();
  const [asked, setAsked] = useState<WholePhone | null>(null);
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(onPass);
  latest.current = onPass;
  return {
    pass(phone) {
      if (!needsProof(phone)) return onPass();
      setAsked(phone);
      setOpen(true);
    },
    sheet: asked && (
      <VerifySheet
        key={asked.dialCode + asked.phone}
        phone={asked}
        open={isOpen}
        onClose={() => setOpen(false)}
        onVerified={() => {
          setOpen(false);
          latest.current();
        }}
      />
    ),
  };
}
