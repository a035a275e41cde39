// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card, Divider } from '../cards/card.tsx';
import { Row, Stack } from './stack.tsx';
import { Surface } from './surface.tsx';
import { Heading, Text } from './text.tsx';
import '../testing/render-ui.ts';

it('sets theme, direction, language and fonts on the app’s surface and leaves the document unchanged', () => {
  const { container } = render(
    <Surface themeClass="oa-t-test" dir="rtl" lang="ar" fonts='"Noto Naskh Arabic"'>
      <Stack>
        <Heading as="h1">اسم</Heading>
        <Row>
          <Text as="span">نص</Text>
        </Row>
        <Divider />
        <Card>بطاقة</Card>
      </Stack>
    </Surface>,
  );
  const surfaceElement = container.firstElementChild;
  expect(surfaceElement?.className).toContain('oa-t-test');
  expect([surfaceElement?.getAttribute('dir'), surfaceElement?.getAttribute('lang')]).toEqual(['rtl', 'ar']);
  expect(surfaceElement instanceof HTMLElement && surfaceElement.style.getPropertyValue('--oa-script')).toBe(
    '"Noto Naskh Arabic"',
  );
  expect(document.documentElement.dir).toBe('');
  expect(container.querySelector('h1')?.textContent).toBe('اسم');
});
