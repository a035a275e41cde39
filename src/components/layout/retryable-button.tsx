import { Notice } from '../../ui/feedback/notice.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

interface RetryableButtonProps {
  icon: string;
  label: string;
  state: 'idle' | 'busy' | 'failed';
  /** Announced after a failure. The next press tries again. */
  failedText: string;
  onPress: () => void;
}

/** A secondary button for an action that may fail, with the message about its failure. */
export function RetryableButton({ icon, label, state, failedText, onPress }: RetryableButtonProps) {
  return (
    <Stack gap="2">
      <Button
        variant="secondary"
        block
        busy={state === 'busy'}
        startIcon={<Icon path={icon} size={18} />}
        onClick={onPress}
      >
        {label}
      </Button>
      {state === 'failed' && (
        <Notice icon={alert} tone="danger" announce>
          {failedText}
        </Notice>
      )}
    </Stack>
  );
}
