import { describe, expect, it } from 'vitest';
import { cafe, grill, NOW, openConsole } from '../testing/open-console.ts';
import type { ConsoleBanner, InboxMessage } from './console-page.ts';

describe('the banners tab', () => {
  const banners: ConsoleBanner[] = [
    {
      business: cafe,
      banner: { id: 'summer', title: { en: 'Iced <b>weeks</b>' }, from: '2026-03-01', to: '2026-04-30' },
      viewsToday: 3,
      viewsInWeek: 41,
      viewsInMonth: 1205,
    },
    { business: grill, banner: { id: 'plain' }, viewsToday: 0, viewsInWeek: 0, viewsInMonth: 0 },
  ];

  it('lists each banner with the number of its views', async () => {
    const text = await openConsole({ banners }).requestPage('/console/banners');
    expect(text).toContain('<bdi>Iced &lt;b&gt;weeks&lt;/b&gt;</bdi>');
    expect(text).toContain('2026-03-01 – 2026-04-30');
    for (const count of [3, 41, 1205]) expect(text).toContain(`<td class="number">${count}</td>`);
    expect(text).toContain('<bdi>plain</bdi>');
    expect(text).toContain('<td>Always</td>');
  });

  it('shows an empty state on the banners tab when there are no banners', async () => {
    expect(await openConsole().requestPage('/console/banners')).toContain('No banners yet');
  });
});

describe('the messages tab', () => {
  it('lists one-time codes and messages in the console with their channels and ages', async () => {
    const messages: InboxMessage[] = [
      {
        referenceId: 'demo-cafe',
        recipient: '+96555512345',
        channel: 'sms',
        code: '123456',
        text: null,
        sentAt: new Date(NOW - 60_000),
        expiresAt: new Date(NOW + 240_000),
      },
      {
        referenceId: 'demo-cafe',
        recipient: '+96555512345',
        channel: 'whatsapp',
        code: '654321',
        text: null,
        sentAt: new Date(NOW - 7_200_000),
        expiresAt: new Date(NOW - 6_900_000),
      },
      {
        referenceId: 'demo-cafe',
        recipient: '+96555512345',
        channel: 'sms',
        code: null,
        text: 'See you <soon>',
        sentAt: new Date(NOW - 86_400_000),
        expiresAt: null,
      },
    ];
    const text = await openConsole({ messages }).requestPage('/console/codes');
    expect(text).toContain('<code>123456</code>');
    expect(text).toContain('1 min ago</time></td>');
    expect(text).toContain('<td>WhatsApp</td>');
    expect(text).toContain('<tr><td><bdi>See you &lt;soon&gt;</bdi></td>');
    expect(text).toMatch(/class="expired"><td><code>654321.*\n?.*2 h ago<\/time>, expired/);
  });

  it('shows an empty state on the messages tab while no messages were sent', async () => {
    expect(await openConsole().requestPage('/console/codes')).toContain('No messages yet');
  });
});
