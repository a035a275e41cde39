import type { Finding } from './finding.ts';
import { findHidingAncestor } from './hiding-ancestor.ts';

export interface ElementState {
  readonly referenceId: string;
  /** Attributes that the element does not know, each with the one that may have been meant. */
  readonly unknown: readonly { readonly name: string; readonly meant: string | undefined }[];
  /** Attributes with a value that is none of theirs. */
  readonly odd: readonly {
    readonly name: string;
    readonly value: string;
    readonly allowed: readonly string[];
  }[];
  /** Elements of the page that ended up inside the tag. */
  readonly children: number;
  /** Shown at all, or only when the page asks. */
  readonly isClosedModal: boolean;
  readonly isFullscreen: boolean;
  readonly width: number;
  readonly height: number;
  /** What hides it, and by which declaration. */
  readonly hiddenBy: { readonly name: string; readonly declaration: string } | undefined;
}

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'url-mode': ['memory', 'hash', 'query', 'path'],
  mode: ['inline', 'modal', 'fullscreen'],
  consent: ['granted', 'denied'],
  'color-scheme': ['auto', 'light', 'dark'],
};

/** What any element may carry. */
const COMMON =
  /^(?:(?:class|id|style|slot|hidden|lang|dir|title|role|part|exportparts|tabindex|inert|is|nonce|popover|debug|open)$|on|data-|aria-)/;

const bare = (name: string): string => name.toLowerCase().replace(/^data-|[-_]/g, '');

/** Reads what the host gave an element and what became of it. */
export function elementState(element: HTMLElement): ElementState {
  const observed: readonly string[] = Object(element.constructor).observedAttributes ?? [];
  // Some are style alone, and not listened to.
  const known = [...observed, ...Object.keys(ALLOWED)];
  const attributes = [...element.attributes].map(({ name, value }) => ({ name, value }));
  const meantBy = (name: string) => known.find((one) => bare(one) === bare(name));
  const { width, height } = element.getBoundingClientRect();
  const mode = element.getAttribute('mode');
  return {
    referenceId: element.getAttribute('reference-id') ?? '',
    unknown: attributes
      .filter(
        ({ name }) => !known.includes(name) && (!COMMON.test(name) || (/^data-/.test(name) && meantBy(name))),
      )
      .map(({ name }) => ({ name, meant: meantBy(name) })),
    odd: attributes.flatMap(({ name, value }) => {
      const allowed = ALLOWED[name];
      return allowed && !allowed.includes(value) ? [{ name, value, allowed }] : [];
    }),
    children: element.childElementCount,
    isClosedModal: mode === 'modal' && !element.hasAttribute('open'),
    isFullscreen: mode === 'fullscreen',
    width,
    height,
    hiddenBy: findHidingAncestor(element),
  };
}

const element = (
  id: string,
  rest: Omit<Finding, 'id' | 'about' | 'severity'> & Partial<Finding>,
): Finding => ({
  id: `element:${id}`,
  about: 'element',
  severity: 'error',
  ...rest,
});

/** What is wrong with the tag as it is written, and with the place it stands in. */
export function elementFindings(state: ElementState): readonly Finding[] {
  return [...tagFindings(state), ...(state.isClosedModal ? [] : placeFindings(state))];
}

function tagFindings({ referenceId, unknown, odd, children }: ElementState): Finding[] {
  const findings: Finding[] = [];
  if (!referenceId)
    findings.push(
      element('reference-id', {
        what: 'The element has no reference-id.',
        why: 'It does not know whose menu to show.',
        mend: 'Take the id from the settings of the business:',
        paste: '<order-app reference-id="YOUR-REFERENCE-ID"></order-app>',
      }),
    );
  for (const { name, meant } of unknown)
    findings.push(
      element(`attribute:${name}`, {
        severity: 'warning',
        what: `The element knows no attribute "${name}".`,
        why: 'It has no effect.',
        mend: meant ? 'It is written:' : 'See the reference for what there is, or take it out.',
        ...(meant && { paste: `${meant}="…"` }),
      }),
    );
  for (const { name, value, allowed } of odd)
    findings.push(
      element(`value:${name}`, {
        severity: 'warning',
        what: `${name}="${value}" is none of its values.`,
        why: 'The default holds.',
        mend: `One of: ${allowed.join(', ')}.`,
      }),
    );
  if (children)
    findings.push(
      element('not-closed', {
        severity: 'warning',
        what: `${children} element${children === 1 ? '' : 's'} of the page ended up inside the tag and ${children === 1 ? 'is' : 'are'} not shown.`,
        why: 'The tag is not closed: HTML knows no <order-app />, what follows becomes its content.',
        mend: 'Close it at once:',
        paste: '<order-app reference-id="…"></order-app>',
      }),
    );
  return findings;
}

const NARROWEST_PX = 240;

function placeFindings({ hiddenBy, width, height, isFullscreen }: ElementState): Finding[] {
  if (hiddenBy)
    return [
      element('hidden', {
        what: `The element is hidden by ${hiddenBy.name}: ${hiddenBy.declaration}.`,
        why: 'Customers do not see it.',
        mend: 'Take the declaration out, unless the page shows the element later, as a tab or an accordion does.',
      }),
    ];
  if (!height)
    return [
      element('no-height', {
        what: isFullscreen
          ? 'The element fills its parent, and its parent has no height.'
          : 'The element has no height.',
        why: 'Customers do not see it.',
        mend: isFullscreen ? 'Give the parent one:' : 'Give it one:',
        paste: isFullscreen ? 'height: 100svh;' : 'order-app { --order-app-height: 800px; }',
      }),
    ];
  if (width < NARROWEST_PX)
    return [
      element('narrow', {
        severity: width ? 'warning' : 'error',
        what: `The element is ${Math.round(width)} px wide.`,
        why: 'Less than 240 px leaves no room for a dish and its price.',
        mend: 'Let its column grow, or give the element the room:',
        paste: 'order-app { width: 100%; }',
      }),
    ];
  return [];
}
