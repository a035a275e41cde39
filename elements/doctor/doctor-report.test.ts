import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Report, redacted, reportText } from './doctor-report.ts';
import { type Finding, sorted, summaryOf } from './finding.ts';

const finding = (id: string, severity: Finding['severity'], part: Partial<Finding> = {}): Finding => ({
  id,
  about: 'api',
  severity,
  what: `What ${id}.`,
  why: 'Why.',
  mend: 'Mend.',
  ...part,
});
const report = (...findings: Finding[]): Report => ({
  subject: 'cafe',
  findings,
  facts: [
    ['Version', '1.2.0'],
    ['Time', '2026-03-01T10:00:00.000Z'],
  ],
});

describe('what was found', () => {
  it('stands with the worst first, each cause once', () => {
    const found = [
      finding('c', 'note'),
      finding('b', 'warning'),
      finding('a', 'error'),
      finding('b', 'warning'),
    ];
    expect(sorted(found).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('is summed up in problems and warnings', () => {
    expect(summaryOf([finding('a', 'error'), finding('b', 'warning'), finding('c', 'warning')])).toBe(
      '1 problem, 2 warnings',
    );
    expect(summaryOf([finding('a', 'note')])).toBe('');
  });
});

describe('the report as text', () => {
  it('says what, why, how to mend it, what to copy, and the facts', () => {
    expect(reportText(report(finding('a', 'error', { paste: 'one\ntwo' })))).toBe(
      `order-app doctor: cafe: 1 problem

[error] api: What a.
  Why it matters: Why.
  How to mend it: Mend.
    one
    two

Version: 1.2.0
Time: 2026-03-01T10:00:00.000Z`,
    );
  });

  it('says that all is clear', () => {
    expect(reportText(report())).toContain('order-app doctor: cafe: all clear\n\nVersion');
  });

  it.each([
    ['sara@example.com is taken', '(mail) is taken'],
    ['+965 2200 0140 is no number', '(number) is no number'],
    ['https://shop.test/a?token=abc#x was refused', 'https://shop.test/a was refused'],
    ['https://cdn.test/order-app@1.2.0/order-app.js', 'https://cdn.test/order-app@1.2.0/order-app.js'],
    ['max-age=300, stale-while-revalidate=86400', 'max-age=300, stale-while-revalidate=86400'],
  ])('of %j keeps %j', (text, kept) => {
    expect(redacted(text)).toBe(kept);
  });

  it('never lets a mail address or a telephone number through', () => {
    const phone = fc.stringMatching(/^\+?[1-9]\d{7,12}$/);
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), phone, (mail, number) => {
        const text = redacted(`Customer ${mail}, ${number} was refused`);
        expect(text).not.toContain(mail.split('@')[1]);
        expect(text).not.toContain(number);
      }),
    );
  });
});
