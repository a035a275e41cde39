import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSentence } from '../../i18n/use-sentence.ts';
import type { SentCode } from '../../stores/account/account-state.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { CodeField } from '../../ui/inputs/code-field.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ResendCode } from './resend-code.tsx';
import { useAccountProblemText } from './use-account-problem-text.ts';
import { usePhoneText } from './use-phone-text.ts';

export interface CodeStepProps {
  sentCode: SentCode;
  /** Verifies the code. Resolves to true if the code is right. */
  submit: (code: string) => Promise<boolean>;
  onDone: () => void;
  /** Returns to the phone number field. Omit it if the number cannot be changed. */
  onChangeNumber?: () => void;
}

/** The field for the verification code. Submits the code as soon as its last digit is entered. */
export function CodeStep({ sentCode, submit, onDone, onChangeNumber }: CodeStepProps) {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { problem, isBusy, dismissProblem } = useAccount(({ problem, isBusy, dismissProblem }) => ({
    problem,
    isBusy,
    dismissProblem,
  }));
  const phone = usePhoneText(sentCode);
  const problemText = useAccountProblemText(problem);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submitCode = async (enteredCode: string) => {
    if (await submit(enteredCode)) return onDone();
    setCode('');
    field.current?.focus();
  };

  return (
    <Stack gap="4">
      <Text size="l" role="status">
        {renderSentence(sentCode.channel === 'sms' ? 'verify.sentSms' : 'verify.sentWhatsapp', { phone })}
      </Text>
      <CodeField
        ref={field}
        label={t('verify.code')}
        error={problemText}
        errorRole="alert"
        value={code}
        onChange={(value) => {
          if (problem && value) dismissProblem();
          setCode(value);
        }}
        onComplete={(value) => void submitCode(value)}
      />
      <Button size="l" block busy={isBusy} disabled={code.length < 6} onClick={() => void submitCode(code)}>
        {t('verify.confirm')}
      </Button>
      <Row wrap spread>
        <ResendCode sentCode={sentCode} onSent={() => field.current?.focus()} />
        {onChangeNumber && (
          <Button variant="quiet" onClick={onChangeNumber}>
            {t('verify.otherNumber')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
