import { useTranslation } from 'react-i18next';
import { StatePanel, type StatePanelProps } from '../../ui/feedback/state-panel.tsx';
import { alert, offline } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';

interface LoadErrorProps extends Pick<StatePanelProps, 'level'> {
  /** The failure: the kind of an `ApiError`, and the server's reason if it has one. Null if the failure is unknown. */
  error: { readonly kind: string; readonly refusalMessage?: string | null } | null;
  onRetry: () => void;
}

/** Says why a screen could not be loaded, such as a lost connection or the server's reason, and offers a retry. */
export function LoadError({ level, error, onRetry }: LoadErrorProps) {
  const { t } = useTranslation();
  const errorKind = error?.kind;
  const messageKind = errorKind === 'network' || errorKind === 'timeout' ? errorKind : 'server';
  return (
    <StatePanel
      icon={messageKind === 'network' ? offline : alert}
      {...(level && { level })}
      tone="warn"
      announce
      title={t(`errors.${messageKind}`)}
      text={error?.refusalMessage ? <bdi>{error.refusalMessage}</bdi> : t(`errors.${messageKind}Text`)}
      action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
    />
  );
}
