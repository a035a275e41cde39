import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeStep } from '../../components/account/code-step.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { useHere } from '../../components/layout/use-here.ts';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { isUsable } from '../../stores/account/sent-code.ts';
import { useAccount } from '../../stores/account/use-account.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FullScreenLoader } from '../../ui/feedback/spinner.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { buttonClass } from '../../ui/inputs/button.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import type { LoginWay } from './login-way.ts';
import { NameStep } from './name-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { RegisterStep } from './register-step.tsx';
import { useArrival } from './use-arrival.ts';

/** Who the customer is: a phone number and the code sent to it, or a password (route `login`). */
export function LoginScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const here = useHere();
  const { isNew, isIn, isOnTheWay, leave } = useArrival();
  if (isIn && !isNew) return <FullScreenLoader label={t('ui.loading')} />;
  return (
    <Page>
      <ScreenBar
        title={t('login.title')}
        backLabel={t('ui.back')}
        onBack={() => router.back(paths.menu(here))}
      />
      <PageBody>
        {isNew ? (
          <NameStep onDone={leave} />
        ) : (
          <>
            {isOnTheWay && <Notice icon={info}>{t('login.first')}</Notice>}
            <Card>
              <LoginSteps />
            </Card>
            <Link to={paths.ordersHistory(here)} className={buttonClass({ variant: 'quiet' })}>
              {t('login.orders')}
            </Link>
          </>
        )}
      </PageBody>
    </Page>
  );
}

function LoginSteps() {
  const hasCodes = useBusiness(({ business }) => !business?.otpDisabled);
  const [way, setWay] = useState<LoginWay>(hasCodes ? 'code' : 'password');
  const { sent, login, forgetCode, dismiss } = useAccount(({ sent, login, forgetCode, dismiss }) => ({
    sent,
    login,
    forgetCode,
    dismiss,
  }));
  // One of an earlier visit that nobody can use any more is only a number to begin with.
  const [wasUsable] = useState(() => !!sent && isUsable(sent));
  const [isTyped, setTyped] = useState(wasUsable);
  const choose = (next: LoginWay) => {
    dismiss();
    setWay(next);
  };

  if (way === 'password') return <PasswordStep hasCodes={hasCodes} onWay={choose} />;
  if (way === 'register') return <RegisterStep onWay={choose} />;
  if (!sent || !isTyped) return <PhoneStep onSent={() => setTyped(true)} onWay={choose} />;
  return (
    <CodeStep
      sent={sent}
      submit={login}
      // Being logged in leads on by itself.
      onDone={() => undefined}
      onOtherNumber={() => {
        setTyped(false);
        forgetCode();
      }}
    />
  );
}
