// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from './doctor-report.ts';
import type { Finding } from './finding.ts';

const finding = (severity: Finding['severity']): Finding => ({
  id: severity,
  about: 'api',
  severity,
  what: `Something is a ${severity}.`,
  why: 'Nobody orders.',
  mend: 'Write this:',
  paste: 'a-base="b"',
});
const reportOf = (subject: string, ...findings: Finding[]): Report => ({
  subject,
  findings,
  facts: [['Version', '1.2.0']],
});

// jsdom can make no style sheets of its own.
vi.stubGlobal(
  'CSSStyleSheet',
  class {
    replaceSync = () => undefined;
  },
);
const { panelOf } = await import('./doctor-panel.ts');

const element = () => document.body.appendChild(document.createElement('div'));
const shadow = () => document.querySelector('order-app-doctor')?.shadowRoot;
const title = () => shadow()?.querySelector<HTMLButtonElement>('.title');
const text = () => shadow()?.textContent ?? '';

beforeEach(() => {
  document.body.replaceChildren();
  document.querySelector('order-app-doctor')?.remove();
});

describe('the panel', () => {
  it('opens by itself for a problem, and says what, why and how to mend it', () => {
    const panel = panelOf(document);
    const app = element();
    panel.busy(app, 'cafe');
    expect(text()).toContain('order-app: examining cafe');
    panel.show(app, reportOf('cafe', finding('error')), () => {});
    expect(title()?.ariaExpanded).toBe('true');
    for (const part of ['1 problem', 'Something is a error.', 'Nobody orders.', 'a-base="b"', 'Version1.2.0'])
      expect(text()).toContain(part);
  });

  it('is the same for all elements of a page', () => {
    const panel = panelOf(document);
    const [one, other] = [element(), element()];
    panel.busy(one, 'cafe');
    panel.show(one, reportOf('cafe', finding('error')), () => {});
    panel.show(other, reportOf('bakery', finding('warning')), () => {});
    expect(document.querySelectorAll('order-app-doctor')).toHaveLength(1);
    expect(title()?.textContent).toContain('1 problem, 1 warning');
    one.remove();
    panel.show(other, reportOf('bakery'), () => {});
    expect(title()?.textContent).toContain('all clear');
    expect(text()).not.toContain('cafe:');
  });

  it('stays closed for somebody who closed it', async () => {
    const panel = panelOf(document);
    const app = element();
    panel.busy(app, 'cafe');
    panel.show(app, reportOf('cafe', finding('error')), () => {});
    await userEvent.click(title() ?? document.body);
    panel.show(app, reportOf('cafe', finding('error'), finding('warning')), () => {});
    expect(title()?.ariaExpanded).toBe('false');
    await userEvent.click(title() ?? document.body);
    expect(title()?.ariaExpanded).toBe('true');
  });

  it('examines again when it is asked to', async () => {
    const panel = panelOf(document);
    const again = vi.fn();
    const app = element();
    panel.busy(app, 'cafe');
    panel.show(app, reportOf('cafe'), again);
    const buttons = [...(shadow()?.querySelectorAll('button') ?? [])];
    await userEvent.click(buttons.find((one) => one.textContent === 'Examine again') ?? document.body);
    expect(again).toHaveBeenCalledOnce();
  });
});
