// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from './doctor-report.ts';
import type { Finding } from './finding.ts';

const buildFinding = (severity: Finding['severity']): Finding => ({
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

const appendElement = () => document.body.appendChild(document.createElement('div'));
const getPanelRoot = () => document.querySelector('order-app-doctor')?.shadowRoot;
const getTitleButton = () => getPanelRoot()?.querySelector<HTMLButtonElement>('.title');
const readText = () => getPanelRoot()?.textContent ?? '';

beforeEach(() => {
  document.body.replaceChildren();
  document.querySelector('order-app-doctor')?.remove();
});

describe('the doctor panel', () => {
  it('opens the doctor panel for an error and shows its problem, reason, fix and facts', () => {
    const panel = getPanel(document);
    const app = appendElement();
    panel.showBusy(app, 'cafe');
    expect(readText()).toContain('order-app: examining cafe');
    panel.showReport(app, createReport('cafe', buildFinding('error')), () => {});
    expect(getTitleButton()?.ariaExpanded).toBe('true');
    for (const expectedText of [
      '1 problem',
      'Something is a error.',
      'Nobody orders.',
      'a-base="b"',
      'Version1.2.0',
    ])
      expect(readText()).toContain(expectedText);
  });

  it('shows the reports of all elements of a page in one doctor panel', () => {
    const panel = getPanel(document);
    const [cafeElement, bakeryElement] = [appendElement(), appendElement()];
    panel.showBusy(cafeElement, 'cafe');
    panel.showReport(cafeElement, createReport('cafe', buildFinding('error')), () => {});
    panel.showReport(bakeryElement, createReport('bakery', buildFinding('warning')), () => {});
    expect(document.querySelectorAll('order-app-doctor')).toHaveLength(1);
    expect(getTitleButton()?.textContent).toContain('1 problem, 1 warning');
    cafeElement.remove();
    panel.showReport(bakeryElement, createReport('bakery'), () => {});
    expect(getTitleButton()?.textContent).toContain('no problems');
    expect(readText()).not.toContain('cafe:');
  });

  it('keeps the doctor panel closed after the developer has closed it', async () => {
    const panel = getPanel(document);
    const app = appendElement();
    panel.showBusy(app, 'cafe');
    panel.showReport(app, createReport('cafe', buildFinding('error')), () => {});
    await userEvent.click(getTitleButton() ?? document.body);
    panel.showReport(app, createReport('cafe', buildFinding('error'), buildFinding('warning')), () => {});
    expect(getTitleButton()?.ariaExpanded).toBe('false');
    await userEvent.click(getTitleButton() ?? document.body);
    expect(getTitleButton()?.ariaExpanded).toBe('true');
  });

  it('examines the element again when the developer presses "Examine again"', async () => {
    const panel = getPanel(document);
    const examineAgain = vi.fn();
    const app = appendElement();
    panel.showBusy(app, 'cafe');
    panel.showReport(app, createReport('cafe'), examineAgain);
    const buttons = [...(getPanelRoot()?.querySelectorAll('button') ?? [])];
    await userEvent.click(buttons.find((button) => button.textContent === 'Examine again') ?? document.body);
    expect(examineAgain).toHaveBeenCalledOnce();
  });
});
