import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { usePathParams } from '../layout/use-path-params.ts';

/** Invites a guest to log in. `children` describes the benefit. */
export function LoginHint({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { referenceId } = usePathParams();
  return (
    <Stack gap="1" css={{ alignItems: 'center' }}>
      <Text tone="mute" size="s" center>
        {children}
      </Text>
      <Button variant="quiet" onClick={() => router.navigate(paths.login({ referenceId }))}>
        {t('orders.login')}
      </Button>
    </Stack>
  );
}
