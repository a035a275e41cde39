import { widened } from './csp-directives.ts';
import type { Finding } from './finding.ts';

/** A refusal of a content security policy, from an event or from a report. */
export interface Violation {
  readonly directive: string;
  /** An address, or a word such as `inline` or `trusted-types-sink`. */
  readonly blocked: string;
  readonly policy: string;
  /** `report`: told, but let through. */
  readonly disposition: string;
  /** The script that asked; '' when the browser does not say. */
  readonly from: string;
  readonly sample: string;
}

/** How a problem of the widget is told from one of the page around it. */
export interface Belonging {
  readonly pageOrigin: string;
  /** Of an address: the script, its files, the API, a picture that the element shows. */
  isOurs(address: string): boolean;
}

const WHY: Readonly<Record<string, string>> = {
  'connect-src': 'The menu, prices and orders cannot be asked for.',
  'script-src': 'The app, or a part of it, cannot load.',
  'img-src': 'Pictures of dishes stay empty.',
  'style-src': 'A part of the app is shown without its looks.',
  'font-src': "The business's font is replaced by a plain one.",
  'frame-src': 'A page that the app shows in a frame stays empty.',
  'form-action': 'The way to the payment page is closed.',
  'worker-src': 'The menu cannot be kept for when there is no line.',
  'media-src': 'A film or a sound does not play.',
};

const baseOf = (directive: string): string => directive.replace(/-(elem|attr)$/, '');

const isAddress = (blocked: string): boolean => /^(https?|wss?|blob|data):/.test(blocked);

/** What to add so that `blocked` is let through. */
function sourceOf(blocked: string, pageOrigin: string): string {
  const { protocol, origin } = new URL(blocked);
  if (protocol === 'data:' || protocol === 'blob:') return protocol;
  return origin === pageOrigin ? "'self'" : origin;
}

/** A finding for what the policy refused to the widget; undefined for what it refused to others. */
export function violationFinding(
  violation: Violation,
  { pageOrigin, isOurs }: Belonging,
): Finding | undefined {
  const { directive, blocked, policy, from } = violation;
  if (!isOurs(blocked) && !isOurs(from)) return undefined;
  const onlyReported = violation.disposition === 'report';
  const severity = onlyReported ? 'warning' : severityOf(directive);
  const told = onlyReported ? ' (reported only, let through so far)' : '';
  if (directive === 'require-trusted-types-for' || directive === 'trusted-types')
    return { ...trustedTypes(violation), severity };
  if (!isAddress(blocked))
    return {
      id: `csp:${directive}:${blocked}`,
      about: 'csp',
      severity,
      what: `The page's Content-Security-Policy refuses ${blocked} code under ${directive}${told}.`,
      why: 'order-app needs neither inline code nor eval; an old version of its script, or a changed copy, may.',
      mend: 'Load the script from its own address, unchanged and up to date. If it stays, send us this report.',
    };
  const source = sourceOf(blocked, pageOrigin);
  return {
    id: `csp:${baseOf(directive)}:${source}`,
    about: 'csp',
    severity,
    what: `The page's Content-Security-Policy refuses ${blocked} under ${directive}${told}.`,
    why: WHY[baseOf(directive)] ?? 'A part of the app does not load.',
    mend: `Add ${source} to ${baseOf(directive)}. The whole directive for the header or the meta tag:`,
    paste: `${widened(policy, directive, source)};`,
  };
}

const severityOf = (directive: string) =>
  ['connect-src', 'script-src'].includes(baseOf(directive)) ? 'error' : 'warning';

function trustedTypes({ directive, blocked, policy, sample }: Violation) {
  const name = sample.split('|')[0] ?? '';
  if (directive === 'trusted-types' && name)
    return {
      id: `csp:trusted-types:${name}`,
      about: 'csp' as const,
      what: `The page's policy refuses the Trusted Types policy "${name}".`,
      why: 'What it checks is not shown.',
      mend: 'Name it in the trusted-types directive:',
      paste: `${widened(policy, directive, name)};`,
    };
  return {
    id: `csp:${directive}:${name}`,
    about: 'csp' as const,
    what: `The page requires Trusted Types and refused a plain text at ${name || blocked}.`,
    why: 'The part that wrote it is not shown. order-app writes no text as HTML or script; an old copy may.',
    mend: 'Load the script from its own address, unchanged and up to date. If it stays, send us this report.',
  };
}
