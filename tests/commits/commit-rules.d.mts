export const MAX_SUBJECT_LENGTH: number;
export function listSubjectProblems(subject: string): readonly string[];
export function listCommitProblems(commit: {
  readonly parents: readonly string[];
  readonly subject: string;
}): readonly string[];
