export const MAX_SUBJECT_LENGTH: number;
export function subjectProblems(subject: string): readonly string[];
export function commitProblems(commit: {
  readonly parents: readonly string[];
  readonly subject: string;
}): readonly string[];
