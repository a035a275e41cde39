import { useTranslation } from 'react-i18next';
import { StatePanel, type StatePanelProps } from '../../ui/feedback/state-panel.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';

interface ConnectionErrorProps extends Pick<StatePanelProps, 'level'> {
  onRetry: () => void;
}

/** Says that a screen could not be loaded because of the connection, and offers another attempt. */
export function ConnectionError({ level, onRetry }: ConnectionErrorProps) {
  const { t } = useTranslation();
  return (
    <StatePanel
      icon={offline}
      {...(level && { level })}
      tone="warn"
      announce
      title={t('errors.network')}
      text={t('errors.networkText')}
      action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
    />
  );
}
