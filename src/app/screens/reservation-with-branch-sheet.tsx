import { useCallback, useState } from 'react';
import { BranchChooserContext } from '../../components/branches/branch-chooser-context.ts';
import { BranchSheet } from '../../features/branches/branch-sheet.tsx';
import { ReservationScreen } from '../../features/reservation/reservation-screen.tsx';

/** A reservation and, over it, the choice of the branch it is at. */
export function ReservationWithBranchSheet() {
  /** Null until branches were asked for. */
  const [isChoosing, setChoosing] = useState<boolean | null>(null);
  const choose = useCallback(() => setChoosing(true), []);
  return (
    <>
      <BranchChooserContext value={choose}>
        <ReservationScreen />
      </BranchChooserContext>
      {isChoosing !== null && <BranchSheet open={isChoosing} onClose={() => setChoosing(false)} />}
    </>
  );
}
