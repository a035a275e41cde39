import type { ReactNode } from 'react';
import { Button } from '../inputs/button.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

export interface ConfirmSheetProps
  extends Pick<SheetProps, 'open' | 'onClose' | 'title' | 'closeLabel' | 'getFallbackFocus'> {
  /** Explains the action to confirm. */
  readonly children: ReactNode;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** True while the confirmed action is running. The confirm button then shows a spinner and ignores presses. */
  readonly busy?: boolean;
}

/** Asks the customer to confirm before something is deleted or cancelled. The caller closes the sheet. */
export function ConfirmSheet({
  cancelLabel,
  confirmLabel,
  onConfirm,
  busy = false,
  ...sheet
}: ConfirmSheetProps) {
  return (
    <Sheet
      {...sheet}
      footer={
        <>
          <Button variant="secondary" block onClick={sheet.onClose}>
            {cancelLabel}
          </Button>
          <Button variant="danger" block busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
