// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { check } from '../icons/icon-paths-more.ts';
import { Badge } from './badge.tsx';
import '../testing/render-ui.ts';

it('isolates its words from the line around it; its icon says nothing', () => {
  const { container } = render(<Badge icon={check}>-20%</Badge>);
  expect(container.querySelector('bdi')?.textContent).toBe('-20%');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
