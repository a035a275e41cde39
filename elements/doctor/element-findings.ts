import type { Finding } from './finding.ts';
import { findHidingAncestor } from './hiding-ancestor.ts';

export interface ElementState {
  readonly referenceId: string;
  /** Whether the page has a host name by which the API may find the business. */
  readonly hasDomain: boolean;
  /** Unsupported attributes, each with a similar supported one if there is one. */
  readonly unknownAttributes: readonly { readonly name: string; readonly suggestion: string | undefined }[];
  /** Attributes with a value that is not allowed. */
  readonly invalidValues: readonly {
    readonly name: string;
    readonly value: string;
    readonly allowedValues: readonly string[];
  }[];
  /** Number of child elements. If the tag was not closed, these are the elements of the page that follow it. */
  readonly childCount: number;
  /** True for a closed dialog, which has no size. */
  readonly isClosedModal: boolean;
  readonly isFullscreen: boolean;
  readonly width: number;
  readonly height: number;
  /** The ancestor that hides the element, and the CSS declaration with which it does so. */
  readonly hiddenBy: { readonly name: string; readonly declaration: string } | undefined;
}

const ALLOWED_VALUES: Readonly<Record<string, readonly string[]>> = {
  'url-mode': ['memory', 'hash', 'query', 'path'],
  mode: ['inline', 'modal', 'fullscreen'],
  consent: ['granted', 'denied', 'ask'],
  'color-scheme': ['auto', 'light', 'dark'],
};

/** Attributes that are never reported as unknown: those of any element, `debug`, and `open` of a modal element. */
const COMMON_ATTRIBUTES =
  /^(?:(?:class|id|style|slot|hidden|lang|dir|title|role|part|exportparts|tabindex|inert|is|nonce|popover|debug|open)$|on|data-|aria-)/;

const normalizeName = (name: string): string => name.toLowerCase().replace(/^data-|[-_]/g, '');

/** Reads an element's attributes, size and visibility. */
export function readElementState(element: HTMLElement): ElementState {
  const observedAttributes: readonly string[] = Object(element.constructor).observedAttributes ?? [];
  // `observedAttributes` does not contain the attributes that only CSS reads.
  const knownAttributes = [...observedAttributes, ...Object.keys(ALLOWED_VALUES)];
  const attributes = [...element.attributes].map(({ name, value }) => ({ name, value }));
  const findSuggestion = (name: string) =>
    knownAttributes.find((attribute) => normalizeName(attribute) === normalizeName(name));
  const { width, height } = element.getBoundingClientRect();
  const mode = element.getAttribute('mode');
  return {
    referenceId: element.getAttribute('reference-id') ?? '',
    hasDomain: location.hostname !== '',
    unknownAttributes: attributes
      .filter(
        ({ name }) =>
          !knownAttributes.includes(name) &&
          (!COMMON_ATTRIBUTES.test(name) || (/^data-/.test(name) && findSuggestion(name))),
      )
      .map(({ name }) => ({ name, suggestion: findSuggestion(name) })),
    invalidValues: attributes.flatMap(({ name, value }) => {
      const allowedValues = ALLOWED_VALUES[name];
      return allowedValues && !allowedValues.includes(value) ? [{ name, value, allowedValues }] : [];
    }),
    childCount: element.childElementCount,
    isClosedModal: mode === 'modal' && !element.hasAttribute('open'),
    isFullscreen: mode === 'fullscreen',
    width,
    height,
    hiddenBy: findHidingAncestor(element),
  };
}

const createFinding = (
  id: string,
  details: Omit<Finding, 'id' | 'problemClass' | 'severity'> & Partial<Finding>,
): Finding => ({
  id: `element:${id}`,
  problemClass: 'element',
  severity: 'error',
  ...details,
});

/** Problems with the tag's attributes, and with its size and visibility on the page. */
export function findElementProblems(state: ElementState): readonly Finding[] {
  return [...findTagProblems(state), ...(state.isClosedModal ? [] : findLayoutProblems(state))];
}

function findTagProblems({
  referenceId,
  hasDomain,
  unknownAttributes,
  invalidValues,
  childCount,
}: ElementState): Finding[] {
  const findings: Finding[] = [];
  if (!referenceId && !hasDomain)
    findings.push(
      createFinding('reference-id', {
        problem:
          'The order-app element has no reference-id, and the page has no domain that belongs to a business.',
        reason: 'Without it, the app cannot load a menu.',
        fix: 'Copy the reference id from the settings of the business:',
        snippet: '<order-app reference-id="YOUR-REFERENCE-ID"></order-app>',
      }),
    );
  for (const { name, suggestion } of unknownAttributes)
    findings.push(
      createFinding(`attribute:${name}`, {
        severity: 'warning',
        problem: `order-app has no attribute "${name}".`,
        reason: 'The attribute has no effect.',
        fix: suggestion ? 'Use this name instead:' : 'Remove it, or look up the right name in the reference.',
        ...(suggestion && { snippet: `${suggestion}="…"` }),
      }),
    );
  for (const { name, value, allowedValues } of invalidValues)
    findings.push(
      createFinding(`value:${name}`, {
        severity: 'warning',
        problem: `The attribute ${name}="${value}" has an invalid value.`,
        reason: 'The app uses the default value.',
        fix: `Use one of: ${allowedValues.join(', ')}.`,
      }),
    );
  if (childCount)
    findings.push(
      createFinding('not-closed', {
        severity: 'warning',
        problem: `${childCount} element${childCount === 1 ? '' : 's'} of the page ended up inside the order-app tag and ${childCount === 1 ? 'is' : 'are'} not shown.`,
        reason:
          'The tag is not closed. HTML ignores the slash in <order-app />, so the elements after it become its children.',
        fix: 'Close the tag right away:',
        snippet: '<order-app reference-id="…"></order-app>',
      }),
    );
  return findings;
}

const MIN_WIDTH_PX = 240;

function findLayoutProblems({ hiddenBy, width, height, isFullscreen }: ElementState): Finding[] {
  if (hiddenBy)
    return [
      createFinding('hidden', {
        problem: `The element is hidden by ${hiddenBy.name}: ${hiddenBy.declaration}.`,
        reason: 'Customers do not see the app.',
        fix: 'Remove the declaration, unless the page shows the element later, as tabs and accordions do.',
      }),
    ];
  if (!height)
    return [
      createFinding('no-height', {
        problem: isFullscreen
          ? 'The element fills its parent, and its parent has no height.'
          : 'The element has no height.',
        reason: 'Customers do not see the app.',
        fix: isFullscreen
          ? 'Give the parent a height in your CSS:'
          : 'Give the element a height in your CSS:',
        snippet: isFullscreen ? 'height: 100svh;' : 'order-app { --order-app-height: 800px; }',
      }),
    ];
  if (width < MIN_WIDTH_PX)
    return [
      createFinding('narrow', {
        severity: width ? 'warning' : 'error',
        problem: `The element is ${Math.round(width)} px wide.`,
        reason: `A dish and its price need at least ${MIN_WIDTH_PX} px.`,
        fix: 'Make its column wider, or set the width of the element:',
        snippet: 'order-app { width: 100%; }',
      }),
    ];
  return [];
}
