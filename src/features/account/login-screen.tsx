import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProblemNotice } from '../../components/account/account-problem-notice.tsx';
import { CodeStep } from '../../components/account/code-step.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useAccount } from '../../stores/account/account-store.ts';
import { isCodeUsable } from '../../stores/account/sent-code.ts';
import { useBusiness, useSession } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FullScreenLoader } from '../../ui/feedback/spinner.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { Button, getButtonClass } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { AccountForm } from './account-form.tsx';
import { CodeRegisterStep } from './code-register-step.tsx';
import type { LoginMethod } from './login-method.ts';
import { PasswordStep } from './password-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { RegisterStep } from './register-step.tsx';
import { useNameForm } from './use-name-form.ts';
import { useReturnPath } from './use-return-path.ts';

/** Login with a code sent by message, or with a password (route `login`). */
export function LoginScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const pathParams = usePathParams();
  const { needsName, isLoggedIn, hasRequestedPath, returnToPage } = useReturnAfterLogin();
  const hasCodes = useBusiness(({ business }) => !business?.otpDisabled);
  const [method, setMethod] = useState<LoginMethod>(hasCodes ? 'code' : 'password');
  const isRegistering = method === 'register' && !needsName;
  if (isLoggedIn && !needsName) return <FullScreenLoader label={t('ui.loading')} />;
  return (
    <Page>
      <ScreenBar
        title={t(isRegistering ? 'login.signUp' : 'login.title')}
        backLabel={t('ui.back')}
        onBack={() => router.goBack(paths.menu(pathParams))}
      />
      <PageBody>
        {needsName ? (
          <NameStep onSkip={returnToPage} />
        ) : (
          <>
            {hasRequestedPath && !isRegistering && <Notice icon={info}>{t('login.toContinue')}</Notice>}
            <Card>
              <LoginSteps hasCodes={hasCodes} method={method} setMethod={setMethod} />
            </Card>
            <Link to={paths.ordersHistory(pathParams)} className={getButtonClass({ variant: 'quiet' })}>
              {t('login.orders')}
            </Link>
          </>
        )}
      </PageBody>
    </Page>
  );
}

interface LoginStepsProps {
  /** Whether the business sends one-time codes. */
  hasCodes: boolean;
  method: LoginMethod;
  setMethod: (method: LoginMethod) => void;
}

function LoginSteps({ hasCodes, method, setMethod }: LoginStepsProps) {
  const { sentCode, login, forgetCode, dismissProblem } = useAccount(
    ({ sentCode, login, forgetCode, dismissProblem }) => ({
      sentCode,
      login,
      forgetCode,
      dismissProblem,
    }),
  );
  // If the code of an earlier visit has expired, start with the phone number. `PhoneStep` prefills it from `sentCode`.
  const [isEnteringCode, setEnteringCode] = useState(() => !!sentCode && isCodeUsable(sentCode));
  const changeMethod = (newMethod: LoginMethod) => {
    dismissProblem();
    setMethod(newMethod);
  };

  if (method === 'password') return <PasswordStep hasCodes={hasCodes} onMethodChange={changeMethod} />;
  if (method === 'register' && !hasCodes) return <RegisterStep onMethodChange={changeMethod} />;
  if (method === 'register')
    return (
      <CodeRegisterStep
        onCodeSent={() => {
          setMethod('code');
          setEnteringCode(true);
        }}
        onMethodChange={changeMethod}
      />
    );
  if (!sentCode || !isEnteringCode)
    return <PhoneStep onCodeSent={() => setEnteringCode(true)} onMethodChange={changeMethod} />;
  return (
    <CodeStep
      sentCode={sentCode}
      submit={login}
      // `useReturnAfterLogin` navigates away as soon as the customer is logged in.
      onDone={() => undefined}
      onChangeNumber={() => {
        setEnteringCode(false);
        forgetCode();
      }}
    />
  );
}

/** Asks a new customer for their name. The customer can skip this step. */
function NameStep({ onSkip }: { onSkip: () => void }) {
  const { t } = useTranslation();
  const form = useNameForm();
  const { isBusy, updateProfile } = useAccount(({ isBusy, updateProfile }) => ({ isBusy, updateProfile }));
  const { ref } = form.field;
  useEffect(() => ref.current?.focus(), [ref]);
  const submit = async () => {
    const name = form.read();
    // `useReturnAfterLogin` navigates away as soon as the customer has a name.
    if (name) await updateProfile({ name });
  };
  return (
    <Card>
      <AccountForm onSubmit={() => void submit()}>
        <Text size="l">{t('login.nameText')}</Text>
        <TextField {...form.field} label={t('login.nameTitle')} autoComplete="name" />
        <AccountProblemNotice />
        <Button type="submit" size="l" block busy={isBusy}>
          {t('login.continue')}
        </Button>
        <Button variant="quiet" onClick={onSkip}>
          {t('login.later')}
        </Button>
      </AccountForm>
    </Card>
  );
}

/**
 * After the login, opens the page that the customer came from. A customer without a name is first asked for the name.
 */
function useReturnAfterLogin() {
  const router = useRouter();
  const returnPath = useReturnPath();
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const needsName = !!user && !user.name;
  const returnToPage = useRef(() => {});
  returnToPage.current = () => {
    returnPath.clear();
    void router.navigate(returnPath.path, { replace: true });
  };
  useEffect(() => {
    if (user && !needsName) returnToPage.current();
  }, [user, needsName]);
  return {
    needsName,
    isLoggedIn: !!user,
    hasRequestedPath: returnPath.hasRequestedPath,
    returnToPage: () => returnToPage.current(),
  };
}
