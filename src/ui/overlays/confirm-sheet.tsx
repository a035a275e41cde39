import type { ReactNode } from 'react';
import { Button } from '../inputs/button.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

export interface ConfirmSheetProps
  extends Pick<SheetProps, 'open' | 'onClose' | 'title' | 'closeLabel' | 'fallbackFocus'> {
  /** What happens after the confirmation. */
  readonly children: ReactNode;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** Whether the confirmed action is running. The confirm button then shows it and cannot be pressed. */
  readonly busy?: boolean;
}

/** Asks for confirmation before something is deleted or cancelled. The caller closes it. */
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
