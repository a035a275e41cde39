import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemNotice } from '../../components/account/problem-notice.tsx';
import { useAccount } from '../../stores/account/use-account.ts';
import { Card } from '../../ui/cards/card.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Fields } from './fields.tsx';
import { useNameForm } from './use-name-form.ts';

/** Who is new says how they are called, or leaves it. */
export function NameStep({ onDone }: { onDone: () => void }) {
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
        <ProblemNotice />
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
