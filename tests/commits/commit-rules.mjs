// The rules for commit messages: Conventional Commits, `type(scope): subject`.
export const MAX_SUBJECT_LENGTH = 72;

const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const SUBJECT = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9][a-z0-9/.,-]*\\))?!?: \\S`);

/** The problems of the first line of a commit message. Empty when there are none. */
export function listSubjectProblems(subject) {
  const problems = [];
  if (!SUBJECT.test(subject))
    problems.push(`does not start with "type(scope): ", where type is one of ${TYPES.join(', ')}`);
  if (subject.length > MAX_SUBJECT_LENGTH)
    problems.push(`has ${subject.length} characters; at most ${MAX_SUBJECT_LENGTH} are allowed`);
  if (/[.\s]$/.test(subject)) problems.push('ends with a full stop or a space');
  return problems;
}

/** The problems of a commit in the history. Empty when there are none. */
export function listCommitProblems({ parents, subject }) {
  if (parents.length > 1) return ['is a merge commit: rebase instead'];
  return listSubjectProblems(subject);
}
