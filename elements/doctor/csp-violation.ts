import { allowSource } from './csp-directives.ts';
import type { Finding } from './finding.ts';

/** A violation of the page's Content-Security-Policy, from an event or a report. */
export interface Violation {
  readonly directive: string;
  /** A URL, or a keyword such as `inline` or `trusted-types-sink`. */
  readonly blockedUri: string;
  readonly policy: string;
  /** `report`: the browser reported the violation but blocked nothing. */
  readonly disposition: string;
  /** The script that caused the violation. Empty if the browser does not report it. */
  readonly sourceFile: string;
  /** Start of the refused code. For Trusted Types, the name of the refused policy or sink. */
  readonly sample: string;
}

/** Distinguishes violations of the widget from those of other scripts on the page. */
export interface WidgetScope {
  readonly pageOrigin: string;
  /** True for URLs of the script, its files, the API and images in the element. */
  belongsToWidget(address: string): boolean;
}

const CONSEQUENCES: Readonly<Record<string, string>> = {
  'connect-src': 'The app cannot load the menu or send orders.',
  'script-src': 'The app or a part of it cannot load.',
  'img-src': 'Pictures of dishes are not shown.',
  'style-src': 'A part of the app has no styles.',
  'font-src': "The app uses a default font instead of the business's font.",
  'frame-src': 'A page that the app shows in a frame stays empty.',
  'form-action': 'Customers cannot open the payment page.',
  'worker-src': 'The menu is not available offline.',
  'media-src': 'Videos and sounds do not play.',
};

const getBaseDirective = (directive: string): string => directive.replace(/-(elem|attr)$/, '');

const isUrl = (blocked: string): boolean => /^(https?|wss?|blob|data):/.test(blocked);

/** The CSP source that allows a URL. */
function getCspSource(blocked: string, pageOrigin: string): string {
  const { protocol, origin } = new URL(blocked);
  if (protocol === 'data:' || protocol === 'blob:') return protocol;
  return origin === pageOrigin ? "'self'" : origin;
}

/** Describes a violation that affects the widget. Undefined for violations of other scripts. */
export function describeViolation(
  violation: Violation,
  { pageOrigin, belongsToWidget }: WidgetScope,
): Finding | undefined {
  const { directive, blockedUri, policy, sourceFile } = violation;
  if (!belongsToWidget(blockedUri) && !belongsToWidget(sourceFile)) return undefined;
  const isReportOnly = violation.disposition === 'report';
  const severity = isReportOnly ? 'warning' : getSeverity(directive);
  const reportOnlyNote = isReportOnly ? ' (report-only, not blocked yet)' : '';
  if (directive === 'require-trusted-types-for' || directive === 'trusted-types')
    return { ...describeTrustedTypesViolation(violation), severity };
  if (!isUrl(blockedUri))
    return {
      id: `csp:${directive}:${blockedUri}`,
      problemClass: 'csp',
      severity,
      problem: `The page's Content-Security-Policy refuses ${blockedUri} code under ${directive}${reportOnlyNote}.`,
      reason: 'order-app uses no inline code and no eval. An old or modified copy of its script may.',
      fix: 'Load the current script unchanged from its own address. If the problem remains, send us this report.',
    };
  const source = getCspSource(blockedUri, pageOrigin);
  return {
    id: `csp:${getBaseDirective(directive)}:${source}`,
    problemClass: 'csp',
    severity,
    problem: `The page's Content-Security-Policy refuses ${blockedUri} under ${directive}${reportOnlyNote}.`,
    reason: CONSEQUENCES[getBaseDirective(directive)] ?? 'A part of the app does not load.',
    fix: `Add ${source} to ${getBaseDirective(directive)}. The complete directive for the header or the meta tag is:`,
    snippet: `${allowSource(policy, directive, source)};`,
  };
}

const getSeverity = (directive: string) =>
  ['connect-src', 'script-src'].includes(getBaseDirective(directive)) ? 'error' : 'warning';

function describeTrustedTypesViolation({ directive, blockedUri, policy, sample }: Violation) {
  const name = sample.split('|')[0] ?? '';
  if (directive === 'trusted-types' && name)
    return {
      id: `csp:trusted-types:${name}`,
      problemClass: 'csp' as const,
      problem: `The page's policy refuses the Trusted Types policy "${name}".`,
      reason: 'The part of the app that uses this policy is not shown.',
      fix: 'Add the name to the trusted-types directive:',
      snippet: `${allowSource(policy, directive, name)};`,
    };
  return {
    id: `csp:${directive}:${name}`,
    problemClass: 'csp' as const,
    problem: `The page requires Trusted Types and refused a plain string at ${name || blockedUri}.`,
    reason:
      'The part that wrote the string is not shown. order-app writes no strings as HTML or script. An old or modified copy may.',
    fix: 'Load the current script unchanged from its own address. If the problem remains, send us this report.',
  };
}
