import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from '../../router/router-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { share } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** `manual`: the customer has to copy the link from a text field. */
type Outcome = 'none' | 'copied' | 'manual';

/** Opens the device's share dialog, or else copies the link to the clipboard. */
async function shareLink(title: string, url: string): Promise<Outcome> {
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
    return 'manual';
  }
}

export interface ShareButtonProps {
  /** The title in the device's share dialog. */
  title: string;
  path: string;
  /** The button's accessible name; its visible text is "Share". */
  label: string;
  /** The label of the text field with the link to copy by hand. */
  linkLabel: string;
}

/** Shares the link to a path of the app. Renders nothing if the app is embedded and its paths have no URLs. */
export function ShareButton({ title, path, label, linkLabel }: ShareButtonProps) {
  const { t } = useTranslation();
  const href = useRouter().buildHref(path);
  const [outcome, setOutcome] = useState<Outcome>('none');
  // The app is embedded in a host page and keeps its paths in memory.
  if (href === '#') return null;
  // The server renders the button too, but has no location.
  const url = new URL(href, globalThis.location?.href ?? 'https://server.invalid').href;
  return (
    <Stack gap="2">
      <Row>
        <Button
          variant="secondary"
          startIcon={<Icon path={share} size={18} />}
          aria-label={label}
          onClick={() => void shareLink(title, url).then(setOutcome)}
        >
          {t('item.share')}
        </Button>
        <Text role="status" tone="ok">
          {outcome === 'copied' && t('item.linkCopied')}
        </Text>
      </Row>
      {outcome === 'manual' && <TextField label={linkLabel} value={url} onChange={() => {}} dir="ltr" />}
    </Stack>
  );
}
