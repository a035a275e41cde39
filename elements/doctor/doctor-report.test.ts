import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatReport, type Report, redact } from './doctor-report.ts';
import { type Finding, sortFindings, summarizeFindings } from './finding.ts';

const buildFinding = (
  id: string,
  severity: Finding['severity'],
  overrides: Partial<Finding> = {},
): Finding => ({
  id,
  problemClass: 'api',
  severity,
  problem: `What ${id}.`,
  reason: 'Why.',
  fix: 'Fix.',
  ...overrides,
});
const createReport = (...findings: Finding[]): Report => ({
  subject: 'cafe',
  findings,
  facts: [
    ['Version', '1.2.0'],
    ['Time', '2026-03-01T10:00:00.000Z'],
  ],
});

describe('findings', () => {
  it('the doctor lists errors before warnings and notes, and each finding only once', () => {
    const findings = [
      buildFinding('c', 'note'),
      buildFinding('b', 'warning'),
      buildFinding('a', 'error'),
      buildFinding('b', 'warning'),
    ];
    expect(sortFindings(findings).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('counts problems and warnings in the doctor’s summary', () => {
    expect(
      summarizeFindings([
        buildFinding('a', 'error'),
        buildFinding('b', 'warning'),
        buildFinding('c', 'warning'),
      ]),
    ).toBe('1 problem, 2 warnings');
    expect(summarizeFindings([buildFinding('a', 'note')])).toBe('');
  });
});

describe('the report as text', () => {
  it('prints the problem, reason, fix and text to copy of each finding in the doctor’s report', () => {
    expect(formatReport(createReport(buildFinding('a', 'error', { snippet: 'one\ntwo' })))).toBe(
      `order-app doctor: cafe: 1 problem

[error] api: What a.
  Why it matters: Why.
  How to fix it: Fix.
    one
    two

Version: 1.2.0
Time: 2026-03-01T10:00:00.000Z`,
    );
  });

  it('prints "no problems" for a doctor report without findings', () => {
    expect(formatReport(createReport())).toContain('order-app doctor: cafe: no problems\n\nVersion');
  });

  it.each([
    ['sara@example.com is taken', '(email) is taken'],
    ['+965 2200 0140 is no number', '(number) is no number'],
    ['https://shop.test/a?token=abc#x was refused', 'https://shop.test/a was refused'],
    ['https://cdn.test/order-app@1.2.0/order-app.js', 'https://cdn.test/order-app@1.2.0/order-app.js'],
    ['max-age=300, stale-while-revalidate=86400', 'max-age=300, stale-while-revalidate=86400'],
  ])('prints %j as %j in the doctor’s report', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it('never prints an email address or a phone number in the doctor’s report', () => {
    const anyPhoneNumber = fc.stringMatching(/^\+?[1-9]\d{7,12}$/);
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), anyPhoneNumber, (email, phoneNumber) => {
        const text = redact(`Customer ${email}, ${phoneNumber} was refused`);
        expect(text).not.toContain(email.split('@')[1]);
        expect(text).not.toContain(phoneNumber);
      }),
    );
  });
});
