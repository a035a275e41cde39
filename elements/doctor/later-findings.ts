import type { Finding } from './finding.ts';

/** A file of the widget that the server refused after the start: a screen that loads late, or a language. */
export const refusedFileFinding = (address: string, status: number): Finding => ({
  id: `files:refused:${address}`,
  about: 'files',
  severity: 'warning',
  what: `${address} was refused (status ${status}).`,
  why: 'A screen or a language cannot be opened; the app offers to try again.',
  mend:
    status === 404
      ? 'A new version was put up while this page was open, and the old files were taken away: keep them for a day.'
      : 'See the logs of the server or the CDN.',
});

/** What the app itself reported in an `error` event. Undefined for what is found out in other ways. */
export function reportedFinding(detail: unknown): Finding | undefined {
  const { kind, message, call } = Object(detail) as Readonly<Record<string, unknown>>;
  // That the app's script did not load is looked into apart.
  if (kind === 'load' || typeof message !== 'string') return undefined;
  const during = typeof call === 'string' ? ` (${call})` : '';
  return {
    id: `app:${message}${during}`,
    about: typeof call === 'string' ? 'api' : 'script',
    severity: 'warning',
    what: `The app reported: ${message}${during}.`,
    why: 'A part of the menu was left out, or the customer was asked to try again.',
    mend: 'If the answer of the API breaks the contract, mend it there; otherwise send us this report.',
  };
}
