export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly browser?: 'shell' | 'full' | 'every';
  readonly inParallel?: boolean;
  readonly waitsForParallel?: boolean;
  readonly fullOnly?: boolean;
}
export const STEPS: readonly Step[];
