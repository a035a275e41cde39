import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAccount } from '../../stores/account/account-store.ts';
import { isSamePhone, proofOf, type WholePhone } from '../../stores/account/verified-phones.ts';
import { useBusiness, useClock, useSession } from '../../stores/stores-context.tsx';
import { latePart } from '../../ui/layout/late-part.tsx';

const VerifySheet = latePart(() => import('./verify-sheet.tsx').then((late) => late.VerifySheet));

export interface PhoneGateOptions {
  /** As it was sent last. */
  phone: WholePhone;
  /** The server says that it is not shown to be the customer's. */
  isRefused: boolean;
  /** Sends what waits for it. */
  onPass: () => void;
}

/** Whether a phone has to be shown to be the customer's first. */
function useNeedsProof({
  phone: { phone, dialCode },
  isRefused,
}: PhoneGateOptions): (phone: WholePhone) => boolean {
  const clock = useClock();
  const isAsked = useBusiness(({ business }) => !!business?.verifyPhone && !business.otpDisabled);
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const { proofs, dropProof } = useAccount(({ proofs, dropProof }) => ({ proofs, dropProof }));
  useEffect(() => {
    // What the server does not take any more shows nothing here either.
    if (isRefused) dropProof({ phone, dialCode });
  }, [isRefused, dropProof, phone, dialCode]);
  return (number) => {
    const own = { phone: user?.phone ?? '', dialCode: user?.dialCode ?? '' };
    const isOwn = !!user?.isPhoneVerified && isSamePhone(own, number);
    return isAsked && !isOwn && !proofOf(proofs, number, clock());
  };
}

export interface PhoneGate {
  /** It goes out, at once or after its phone was verified. */
  pass(phone: WholePhone): void;
  /** Where the customer verifies it. */
  readonly sheet: ReactNode;
}

/** What an order, or a reservation, goes through where the business wants phones verified. */
export function usePhoneGate(options: PhoneGateOptions): PhoneGate {
  const { onPass } = options;
  const needsProof = useNeedsProof(options);
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
