// Checks the commits since BASE. Older commits predate the rules.
import { spawnSync } from 'node:child_process';
import { listCommitProblems } from './commit-rules.mjs';

const BASE = 'ff55a4da17eab4b1ab135ba8c8d9bc5877cbaeae';

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });

if (git('merge-base', '--is-ancestor', BASE, 'HEAD').status !== 0) {
  console.log(`No commits checked: the history here does not reach back to ${BASE.slice(0, 8)}.`);
  process.exit(0);
}
const { stdout } = git('log', '--format=%h%x09%p%x09%s', `${BASE}..HEAD`);
const commits = stdout
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [hash, parents = '', ...subject] = line.split('\t');
    return { hash, parents: parents.split(' ').filter(Boolean), subject: subject.join('\t') };
  });
const problems = commits.flatMap((commit) =>
  listCommitProblems(commit).map((problem) => `${commit.hash} ${problem}:\n  ${commit.subject}`),
);
if (problems.length) console.error(problems.join('\n'));
console.log(`${commits.length} commits checked.`);
process.exitCode = problems.length ? 1 : 0;
