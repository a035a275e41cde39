export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly browser?: 'shell' | 'whole' | 'every';
  readonly beside?: boolean;
  readonly waits?: boolean;
  readonly fullOnly?: boolean;
}
export const STEPS: readonly Step[];
