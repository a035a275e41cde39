import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentCode } from '../../stores/account/account-state.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { CodeField } from '../../ui/inputs/code-field.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SendAgain } from './send-again.tsx';
import { useProblemText } from './use-account-problem-text.ts';
import { usePhoneText } from './use-phone-text.ts';

export interface CodeStepProps {
  sent: SentCode;
  /** What the code is for; whether it was right. */
  submit: (code: string) => Promise<boolean>;
  onDone: () => void;
  /** Back to typing a number; absent where the number is chosen elsewhere. */
  onOtherNumber?: () => void;
}

/** The code that was sent: typed, pasted, or filled in by the phone. It goes off with its last digit. */
export function CodeStep({ sent, submit, onDone, onOtherNumber }: CodeStepProps) {
  const { t } = useTranslation();
  const phoneText = usePhoneText();
  const problemText = useProblemText();
  const { problem, isBusy, dismiss } = useAccount(({ problem, isBusy, dismiss }) => ({
    problem,
    isBusy,
    dismiss,
  }));
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const send = async (typed: string) => {
    if (await submit(typed)) return onDone();
    setCode('');
    field.current?.focus();
  };
  const phone = phoneText(sent);
  return (
    <Stack gap="4">
      <Text size="l" role="status">
        {t(sent.channel === 'sms' ? 'verify.sentSms' : 'verify.sentWhatsapp', { phone })}
      </Text>
      <CodeField
        ref={field}
        label={t('verify.code')}
        error={problem ? problemText(problem) : undefined}
        errorRole="alert"
        value={code}
        onChange={(typed) => {
          if (problem && typed) dismiss();
          setCode(typed);
        }}
        onComplete={(typed) => void send(typed)}
      />
      <Button size="l" block busy={isBusy} disabled={code.length < 6} onClick={() => void send(code)}>
        {t('verify.confirm')}
      </Button>
      <Row wrap spread>
        <SendAgain sent={sent} onSent={() => field.current?.focus()} />
        {onOtherNumber && (
          <Button variant="quiet" onClick={onOtherNumber}>
            {t('verify.otherNumber')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
