import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDocument } from '../../lib/read-document.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useRouter } from '../../router/router-context.tsx';
import { calendar } from '../../ui/icons/icon-paths-ordering.ts';
import { RetryableButton } from '../layout/retryable-button.tsx';
import type { CalendarEntry } from './calendar-file.ts';

/** Makes a link of the app absolute. Returns null if the app is embedded and its paths have no URLs. */
function toAbsoluteUrl(href: string): string | null {
  return href.startsWith('#') ? null : new URL(href, readDocument('baseURI')).href;
}

export interface SaveCalendarButtonProps {
  /** File name without an extension. */
  fileName: string;
  /** Path of the screen that shows the order or reservation. */
  path: string;
  /** Creates the calendar entry when the button is pressed. */
  createEntry: () => Omit<CalendarEntry, 'url' | 'createdAt'>;
}

/** A button that saves a scheduled order or a reservation as a calendar file. */
export function SaveCalendarButton({ fileName, path, createEntry }: SaveCalendarButtonProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    try {
      const { buildCalendarFile } = await import('./calendar-file.ts');
      const file = buildCalendarFile({
        ...createEntry(),
        url: toAbsoluteUrl(router.buildHref(path)),
        createdAt: Date.now(),
      });
      saveFile(`${fileName}.ics`, 'text/calendar;charset=utf-8', file);
      setState('idle');
    } catch {
      // The chunk failed to load. The next press retries.
      setState('failed');
    }
  };
  return (
    <RetryableButton
      icon={calendar}
      label={t('order.calendar')}
      state={state}
      failedText={t('order.calendarFailed')}
      onPress={() => void save()}
    />
  );
}
