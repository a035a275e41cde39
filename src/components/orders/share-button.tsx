import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from '../../router/router-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { share } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

type Outcome = 'none' | 'copied' | 'byHand';

/** Hands the address to the device, else to the clipboard, else to the customer's own hands. */
async function shareAddress(title: string, url: string): Promise<Outcome> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return 'none';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'none';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'byHand';
  }
}

export interface ShareButtonProps {
  /** What the device calls it. */
  title: string;
  path: string;
  /** The button's whole name; on it stands "Share". */
  label: string;
  /** What the address is called where it has to be copied by hand. */
  linkLabel: string;
}

/** Shares the page that shows just this; nothing where there is none to show. */
export function ShareButton({ title, path, label, linkLabel }: ShareButtonProps) {
  const { t } = useTranslation();
  const href = useRouter().href(path);
  const [outcome, setOutcome] = useState<Outcome>('none');
  // An app that lives in somebody's page without an address of its own.
  if (href === '#') return null;
  const url = new URL(href, window.location.href).href;
  return (
    <Stack gap="2">
      <Row>
        <Button
          variant="secondary"
          start={<Icon of={share} size={18} />}
          aria-label={label}
          onClick={() => void shareAddress(title, url).then(setOutcome)}
        >
          {t('item.share')}
        </Button>
        <Text role="status" tone="ok">
          {outcome === 'copied' && t('item.linkCopied')}
        </Text>
      </Row>
      {outcome === 'byHand' && <TextField label={linkLabel} value={url} onChange={() => {}} dir="ltr" />}
    </Stack>
  );
}
