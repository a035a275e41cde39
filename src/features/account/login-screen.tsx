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
import { isUsable } from '../../stores/account/sent-code.ts';
import { useBusiness, useSession } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FullScreenLoader } from '../../ui/feedback/spinner.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { Button, buttonClass } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { Fields } from './fields.tsx';
import type { LoginWay } from './login-way.ts';
import { PasswordStep } from './password-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { RegisterStep } from './register-step.tsx';
import { useNameForm } from './use-name-form.ts';
import { useReturnPath } from './use-return-path.ts';

/** Who the customer is: a phone number and the code sent to it, or a password (route `login`). */
export function LoginScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const here = usePathParams();
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
      sentCode={sent}
      submit={login}
      // Being logged in leads on by itself.
      onDone={() => undefined}
      onChangeNumber={() => {
        setTyped(false);
        forgetCode();
      }}
    />
  );
}

/** Who is new says how they are called, or leaves it. */
function NameStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const name = useNameForm();
  const { isBusy, update } = useAccount(({ isBusy, update }) => ({ isBusy, update }));
  const { ref } = name.field;
  useEffect(() => ref.current?.focus(), [ref]);
  const submit = async () => {
    const called = name.read();
    // A name leads on by itself.
    if (called) await update({ name: called });
  };
  return (
    <Card>
      <Fields onSubmit={() => void submit()}>
        <Text size="l">{t('login.nameText')}</Text>
        <TextField {...name.field} label={t('login.nameTitle')} autoComplete="name" />
        <AccountProblemNotice />
        <Button type="submit" size="l" block busy={isBusy}>
          {t('login.goOn')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('login.later')}
        </Button>
      </Fields>
    </Card>
  );
}

/** Takes whoever is logged in on to where they were going; who is new is asked for a name first. */
function useArrival() {
  const router = useRouter();
  const to = useReturnPath();
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const isNew = !!user && !user.name;
  const leave = useRef(() => {});
  leave.current = () => {
    to.forget();
    void router.navigate(to.path, { replace: true });
  };
  useEffect(() => {
    if (user && !isNew) leave.current();
  }, [user, isNew]);
  return { isNew, isIn: !!user, isOnTheWay: to.isOnTheWay, leave: () => leave.current() };
}
