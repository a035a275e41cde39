import { describe, expect, it } from 'vitest';
import { buildConsoleOrder, cafe, NOW, openConsole } from '../testing/open-console.ts';

const readText = (page: string): string =>
  page
    .slice(page.indexOf('<main>'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const label = { en: 'How?', ar: 'كيف؟' };

describe('the feedback tab', () => {
  it('lists ratings, and shows each feedback answer with its question', async () => {
    const text = readText(
      await openConsole({
        reviewsAndFeedback: {
          reviews: [
            { business: cafe, number: '4F-7K2', rate: 4, comment: '<b>Hot</b>', changedAt: new Date(NOW) },
          ],
          feedback: [
            {
              business: cafe,
              answers: [
                { question: { id: 'a', type: 'smile', label, required: true }, value: 5 },
                {
                  question: { id: 'b', type: 'slider', label, required: false, min: 0, max: 60, step: 5 },
                  value: 15,
                },
                {
                  question: {
                    id: 'c',
                    type: 'choices',
                    label,
                    required: false,
                    multiple: true,
                    options: [
                      { id: 'x', label: { en: 'Tea' } },
                      { id: 'y', label: { en: 'Cake' } },
                    ],
                  },
                  value: ['y'],
                },
              ],
              comment: 'Fine',
              givenAt: new Date(NOW - 3_600_000),
            },
          ],
        },
      }).requestPage('/console/feedback'),
    );
    expect(text).toContain('4F-7K2 Bayt Coffee ★★★★☆ 4 of 5 &lt;b&gt;Hot&lt;/b&gt; just now');
    expect(text).toContain('How? very good How? 15 (0 to 60) How? Cake Fine 1 h ago');
  });

  it('shows an empty state on the feedback tab while there are no ratings and no feedback', async () => {
    expect(readText(await openConsole().requestPage('/console/feedback'))).toContain('No feedback yet');
  });

  it('shows the customer’s rating on the order, and refreshes the order when the rating arrives', async () => {
    const page = await openConsole({ list: [{ ...buildConsoleOrder({ status: 5 }), stars: 2 }] }).requestPage(
      '/console',
    );
    expect(readText(page)).toContain('2 of 5');
    expect(page).toContain('data-version="5 2 stars"');
  });
});
