import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useAccount } from '../../stores/account/account-store.ts';
import { findPhoneProof, isSamePhone, type PhoneParts } from '../../stores/account/verified-phones.ts';
import { useBusiness, useClock, useSession } from '../../stores/stores-context.tsx';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';

const VerifySheet = createLazyComponent(() =>
  import('./verify-sheet.tsx').then((module) => module.VerifySheet),
);

export interface PhoneGateOptions {
  /** The phone number that the customer has entered. */
  phone: PhoneParts;
  /** True if the server refused the last order or reservation because the phone number is not verified. */
  isUnverified: boolean;
  /** Sends the order or reservation. Called once the phone number needs no more verification. */
  onPass: () => void;
}

/** Returns a callback that tells whether the customer must verify a phone number before ordering with it. */
function useProofCheck({
  phone: { phone, dialCode },
  isUnverified,
}: PhoneGateOptions): (phone: PhoneParts) => boolean {
  const getNow = useClock();
  const isVerificationOn = useBusiness(
    ({ business }) => !!business?.requiresVerifiedPhone && !business.otpDisabled,
  );
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const { proofs, dropProof } = useAccount(({ proofs, dropProof }) => ({ proofs, dropProof }));
  useEffect(() => {
    // The server no longer accepts the stored verification of this number, so discard it.
    if (isUnverified) dropProof({ phone, dialCode });
  }, [isUnverified, dropProof, phone, dialCode]);
  return useCallback(
    (phoneToCheck) => {
      const accountPhone = { phone: user?.phone ?? '', dialCode: user?.dialCode ?? '' };
      const isVerifiedByAccount = !!user?.isPhoneVerified && isSamePhone(accountPhone, phoneToCheck);
      return isVerificationOn && !isVerifiedByAccount && !findPhoneProof(proofs, phoneToCheck, getNow());
    },
    [user, isVerificationOn, proofs, getNow],
  );
}

export interface PhoneGate {
  /** Calls `onPass` at once, or after the customer has verified the phone number. */
  pass(phone: PhoneParts): void;
  /** The sheet in which the customer verifies the number. The caller must render it. */
  readonly sheet: ReactNode;
}

/** Makes the customer verify their phone number before an order or reservation is sent, if the business requires it. */
export function usePhoneGate(options: PhoneGateOptions): PhoneGate {
  const { onPass } = options;
  const needsProof = useProofCheck(options);
  const [phoneToVerify, setPhoneToVerify] = useState<PhoneParts | null>(null);
  const [isOpen, setOpen] = useState(false);
  const latestOnPass = useRef(onPass);
  latestOnPass.current = onPass;
  return {
    pass(phone) {
      if (!needsProof(phone)) return onPass();
      setPhoneToVerify(phone);
      setOpen(true);
    },
    sheet: phoneToVerify && (
      <VerifySheet
        key={phoneToVerify.dialCode + phoneToVerify.phone}
        phone={phoneToVerify}
        open={isOpen}
        onClose={() => setOpen(false)}
        onVerified={() => {
          setOpen(false);
          latestOnPass.current();
        }}
      />
    ),
  };
}
