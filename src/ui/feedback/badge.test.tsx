// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { check } from '../icons/icon-paths-more.ts';
import { Badge } from './badge.tsx';
import '../testing/render-ui.ts';

it('isolates the text of a badge from the surrounding text, and hides its icon from screen readers', () => {
  const { container } = render(<Badge icon={check}>-20%</Badge>);
  expect(container.querySelector('bdi')?.textContent).toBe('-20%');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
