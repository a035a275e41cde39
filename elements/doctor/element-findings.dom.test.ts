// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ElementState, elementFindings, elementState } from './element-findings.ts';

const FINE: ElementState = {
  referenceId: 'cafe',
  unknown: [],
  odd: [],
  children: 0,
  isClosedModal: false,
  isFullscreen: false,
  width: 400,
  height: 800,
  hiddenBy: undefined,
};
const findings = (part: Partial<ElementState>) => elementFindings({ ...FINE, ...part });

beforeAll(() => {
  customElements.define(
    'order-app',
    class extends HTMLElement {
      static observedAttributes = ['reference-id', 'api-base', 'mode', 'url-mode'];
    },
  );
});
afterEach(() => document.body.replaceChildren());

function read(html: string): ElementState {
  document.body.innerHTML = html;
  return elementState(document.querySelector('order-app') ?? document.body);
}

describe('the tag as it is written', () => {
  it('is no finding when it is sound', () => {
    expect(findings({})).toEqual([]);
    const state = read('<order-app class="a" id="b" data-test="c" reference-id="cafe" debug></order-app>');
    expect({ ...state, width: 400, height: 800 }).toEqual(FINE);
  });

  it.each([
    ['no business', { referenceId: '' }, 'element:reference-id'],
    ['more inside than it should', { children: 2 }, 'element:not-closed'],
    ['a fullscreen parent without height', { height: 0, isFullscreen: true }, 'element:no-height'],
    ['no height of its own', { height: 0 }, 'element:no-height'],
    ['too little room', { width: 120 }, 'element:narrow'],
    ['something that hides it', { hiddenBy: { name: '<div>', declaration: 'opacity: 0' } }, 'element:hidden'],
  ] as [string, Partial<ElementState>, string][])('has %s', (_, part, id) => {
    expect(findings(part).map((finding) => finding.id)).toEqual([id]);
  });

  it.each([
    ['referenceid', 'reference-id'],
    ['reference_id', 'reference-id'],
    ['data-api-base', 'api-base'],
    ['colour', undefined],
  ])('with %s means %s', (name, meant) => {
    const { unknown } = read(`<order-app ${name}="x" reference-id="cafe"></order-app>`);
    expect(unknown).toEqual([{ name, meant }]);
    const [finding] = findings({ unknown });
    expect(finding?.what).toContain(`no attribute "${name}"`);
    expect(finding?.paste).toBe(meant && `${meant}="…"`);
  });

  it('with a value that is none of its values is told which there are', () => {
    const { odd } = read('<order-app mode="full" reference-id="cafe"></order-app>');
    expect(findings({ odd })[0]?.mend).toBe('One of: inline, modal, fullscreen.');
  });

  it('left open swallows what follows', () => {
    expect(read('<order-app reference-id="cafe" /><p>Visit us</p>').children).toBe(1);
  });

  it('as a closed dialog has no size, and is not meant to', () => {
    const state = read('<order-app mode="modal" reference-id="cafe"></order-app>');
    expect(elementFindings(state)).toEqual([]);
  });
});

describe('what hides it', () => {
  it.each([
    ['display: none', 'display:none'],
    ['opacity: 0', 'opacity:0'],
    ['visibility: hidden', 'visibility:hidden'],
  ])('is named with its %s', (declaration, style) => {
    const html = `<div id="tab" class="pane" style="${style}"><p><order-app></order-app></p></div>`;
    expect(read(html).hiddenBy).toEqual({ name: '<div#tab.pane>', declaration });
  });

  it('is found outside a shadow root of the host', () => {
    document.body.innerHTML = '<main style="display:none"><div></div></main>';
    const root = document.querySelector('div')?.attachShadow({ mode: 'open' });
    const element = document.createElement('order-app');
    root?.append(element);
    expect(elementState(element).hiddenBy?.name).toBe('<main>');
  });
});
