import { afterAll, vi } from 'vitest';

// The test files of a project share their modules. A lazy import that is still running when a file ends would break the
// files after it.
afterAll(() => vi.dynamicImportSettled());
