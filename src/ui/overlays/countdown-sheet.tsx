import { styled } from '../../theme/stitches.ts';
import { LiveRegion } from '../feedback/live-region.tsx';
import { Button } from '../inputs/button.tsx';
import { Text } from '../layout/text.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

const Time = styled('p', {
  margin: '$4 0 0',
  fontSize: '$28',
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export interface CountdownSheetProps extends Pick<SheetProps, 'open' | 'title' | 'closeLabel'> {
  /** What happens at the end of the countdown. */
  readonly text: string;
  /**
   * The remaining time, such as "0:20". Screen readers get `announcement` instead, because each second would be too
   * much.
   */
  readonly time: string;
  readonly announcement: string;
  readonly continueLabel: string;
  /** Called when the customer stops the countdown: with the button, or by closing the sheet in any other way. */
  readonly onContinue: () => void;
}

/**
 * Shows a countdown to an action, such as a reset, and lets the customer prevent the action. The caller closes the
 * sheet.
 */
export function CountdownSheet({
  text,
  time,
  announcement,
  continueLabel,
  onContinue,
  ...sheet
}: CountdownSheetProps) {
  return (
    <Sheet
      {...sheet}
      onClose={onContinue}
      footer={
        <Button block onClick={onContinue}>
          {continueLabel}
        </Button>
      }
    >
      <Text>{text}</Text>
      <Time aria-hidden="true">{time}</Time>
      <LiveRegion urgent message={announcement} />
    </Sheet>
  );
}
