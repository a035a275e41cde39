import { useCallback, useState } from 'react';
import { BranchChooserContext } from '../../components/branches/branch-chooser-context.ts';
import { BranchSheet } from '../../features/branches/branch-sheet.tsx';
import { ReservationScreen } from '../../features/reservation/reservation-screen.tsx';

/** The reservation screen, with a sheet over it to choose the branch. */
export function ReservationWithBranchSheet() {
  /** Null until the sheet is first opened. */
  const [isBranchSheetOpen, setBranchSheetOpen] = useState<boolean | null>(null);
  const openBranches = useCallback(() => setBranchSheetOpen(true), []);
  return (
    <>
      <BranchChooserContext value={openBranches}>
        <ReservationScreen />
      </BranchChooserContext>
      {isBranchSheetOpen !== null && (
        <BranchSheet open={isBranchSheetOpen} onClose={() => setBranchSheetOpen(false)} />
      )}
    </>
  );
}
