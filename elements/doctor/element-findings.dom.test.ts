// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ElementState, findElementProblems, readElementState } from './element-findings.ts';

const CORRECT_STATE: ElementState = {
  referenceId: 'cafe',
  hasDomain: true,
  unknownAttributes: [],
  invalidValues: [],
  childCount: 0,
  isClosedModal: false,
  isFullscreen: false,
  width: 400,
  height: 800,
  hiddenBy: undefined,
};
const findProblems = (changes: Partial<ElementState>) =>
  findElementProblems({ ...CORRECT_STATE, ...changes });

beforeAll(() => {
  customElements.define(
    'order-app',
    class extends HTMLElement {
      static observedAttributes = ['reference-id', 'api-base', 'mode', 'url-mode'];
    },
  );
});
afterEach(() => document.body.replaceChildren());

function readStateFromHtml(html: string): ElementState {
  document.body.innerHTML = html;
  return readElementState(document.querySelector('order-app') ?? document.body);
}

describe('findElementProblems', () => {
  it('the doctor reports no problem with a correct order-app tag', () => {
    expect(findProblems({})).toEqual([]);
    const state = readStateFromHtml(
      '<order-app class="a" id="b" data-test="c" reference-id="cafe" debug></order-app>',
    );
    expect({ ...state, width: 400, height: 800 }).toEqual(CORRECT_STATE);
  });

  it.each([
    [
      'a missing reference id on a page without a domain',
      { referenceId: '', hasDomain: false },
      'element:reference-id',
    ],
    ['elements inside the order-app tag', { childCount: 2 }, 'element:not-closed'],
    [
      'a fullscreen element whose parent has no height',
      { height: 0, isFullscreen: true },
      'element:no-height',
    ],
    ['an element without height', { height: 0 }, 'element:no-height'],
    ['an element that is too narrow', { width: 120 }, 'element:narrow'],
    [
      'an ancestor that hides the element',
      { hiddenBy: { name: '<div>', declaration: 'opacity: 0' } },
      'element:hidden',
    ],
  ] as [string, Partial<ElementState>, string][])('reports %s', (_, changes, id) => {
    expect(findProblems(changes).map((finding) => finding.id)).toEqual([id]);
  });

  it.each([
    ['referenceid', 'reference-id'],
    ['reference_id', 'reference-id'],
    ['data-api-base', 'api-base'],
  ])('reports the unknown attribute %s and suggests %s', (name, suggestion) => {
    const { unknownAttributes } = readStateFromHtml(
      `<order-app ${name}="x" reference-id="cafe"></order-app>`,
    );
    expect(unknownAttributes).toEqual([{ name, suggestion }]);
    const [finding] = findProblems({ unknownAttributes });
    expect(finding?.problem).toContain(`no attribute "${name}"`);
    expect(finding?.snippet).toBe(`${suggestion}="…"`);
  });

  it('suggests no replacement for an unknown attribute that resembles no known attribute', () => {
    const { unknownAttributes } = readStateFromHtml('<order-app colour="x" reference-id="cafe"></order-app>');
    expect(unknownAttributes).toEqual([{ name: 'colour', suggestion: undefined }]);
    const [finding] = findProblems({ unknownAttributes });
    expect(finding?.problem).toContain('no attribute "colour"');
    expect(finding?.snippet).toBeUndefined();
  });

  it('lists the allowed values for an invalid attribute value', () => {
    const { invalidValues } = readStateFromHtml('<order-app mode="full" reference-id="cafe"></order-app>');
    expect(findProblems({ invalidValues })[0]?.fix).toBe('Use one of: inline, modal, fullscreen.');
    expect(
      readStateFromHtml('<order-app consent="ask" reference-id="cafe"></order-app>').invalidValues,
    ).toEqual([]);
  });

  it('counts the elements of the page inside an order-app tag that was not closed', () => {
    expect(readStateFromHtml('<order-app reference-id="cafe" /><p>Visit us</p>').childCount).toBe(1);
  });

  it('the doctor reports no problem with a closed modal element, which has no size', () => {
    const state = readStateFromHtml('<order-app mode="modal" reference-id="cafe"></order-app>');
    expect(findElementProblems(state)).toEqual([]);
  });
});

describe('findHidingAncestor', () => {
  it.each([
    ['display: none', 'display:none'],
    ['opacity: 0', 'opacity:0'],
    ['visibility: hidden', 'visibility:hidden'],
  ])('finds the ancestor that hides an element by %s', (declaration, style) => {
    const html = `<div id="tab" class="pane" style="${style}"><p><order-app></order-app></p></div>`;
    expect(readStateFromHtml(html).hiddenBy).toEqual({ name: '<div#tab.pane>', declaration });
  });

  it('finds the hidden ancestor of an element inside a shadow root of the host page', () => {
    document.body.innerHTML = '<main style="display:none"><div></div></main>';
    const shadowRoot = document.querySelector('div')?.attachShadow({ mode: 'open' });
    const element = document.createElement('order-app');
    shadowRoot?.append(element);
    expect(readElementState(element).hiddenBy?.name).toBe('<main>');
  });
});
