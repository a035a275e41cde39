// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from './doctor-report.ts';
import type { Finding } from './finding.ts';

const finding = (severity: Finding['severity']): Finding => ({
  id: severity,
  problemClass: 'api',
  severity,
  problem: `Something is a ${severity}.`,
  reason: 'Nobody orders.',
  fix: 'Write this:',
  snippet: 'a-base="b"',
});
const createReport = (subject: string, ...findings: Finding[]): Report => ({
  subject,
  findings,
  facts: [['Version', '1.2.0']],
});

// jsdom has no constructable style sheets.
vi.stubGlobal(
  'CSSStyleSheet',
  class {
    replaceSync = () => undefined;
  },
);
const { getPanel } = await import('./doctor-panel.ts');

const element = () => document.body.appendChild(document.createElement('div'));
const shadow = () => document.querySelector('order-app-doctor')?.shadowRoot;
const title = () => shadow()?.querySelector<HTMLButtonElement>('.title');
const readText = () => shadow()?.textContent ?? '';

beforeEach(() => {
  document.body.replaceChildren();
  document.querySelector('order-app-doctor')?.remove();
});

describe('the doctor panel', () => {
  it('opens the doctor for an error and shows what is wrong, why it matters and how to fix it', () => {
    const panel = getPanel(document);
    const app = element();
    panel.showBusy(app, 'cafe');
    expect(readText()).toContain('order-app: examining cafe');
    panel.showReport(app, createReport('cafe', finding('error')), () => {});
    expect(title()?.ariaExpanded).toBe('true');
    for (const part of ['1 problem', 'Something is a error.', 'Nobody orders.', 'a-base="b"', 'Version1.2.0'])
      expect(readText()).toContain(part);
  });

  it('shows the reports of all elements of a page in one doctor panel', () => {
    const panel = getPanel(document);
    const [first, second] = [element(), element()];
    panel.showBusy(first, 'cafe');
    panel.showReport(first, createReport('cafe', finding('error')), () => {});
    panel.showReport(second, createReport('bakery', finding('warning')), () => {});
    expect(document.querySelectorAll('order-app-doctor')).toHaveLength(1);
    expect(title()?.textContent).toContain('1 problem, 1 warning');
    first.remove();
    panel.showReport(second, createReport('bakery'), () => {});
    expect(title()?.textContent).toContain('no problems');
    expect(readText()).not.toContain('cafe:');
  });

  it('keeps the doctor closed after the developer has closed it', async () => {
    const panel = getPanel(document);
    const app = element();
    panel.showBusy(app, 'cafe');
    panel.showReport(app, createReport('cafe', finding('error')), () => {});
    await userEvent.click(title() ?? document.body);
    panel.showReport(app, createReport('cafe', finding('error'), finding('warning')), () => {});
    expect(title()?.ariaExpanded).toBe('false');
    await userEvent.click(title() ?? document.body);
    expect(title()?.ariaExpanded).toBe('true');
  });

  it('examines the element again when the developer presses "Examine again"', async () => {
    const panel = getPanel(document);
    const again = vi.fn();
    const app = element();
    panel.showBusy(app, 'cafe');
    panel.showReport(app, createReport('cafe'), again);
    const buttons = [...(shadow()?.querySelectorAll('button') ?? [])];
    await userEvent.click(buttons.find((one) => one.textContent === 'Examine again') ?? document.body);
    expect(again).toHaveBeenCalledOnce();
  });
});
