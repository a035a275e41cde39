// Git's commit-msg hook calls this with the file that holds the message.
import { readFileSync } from 'node:fs';
import { listSubjectProblems } from './commit-rules.mjs';

const [, , file] = process.argv;
const [subject = ''] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'));
// Commits with these prefixes are exempt, because `git rebase --autosquash` removes them before anybody sees them.
const problems = /^(fixup|squash|amend)! /.test(subject) ? [] : listSubjectProblems(subject);
if (problems.length) {
  console.error(`The commit subject ${problems.join('; it ')}:\n  ${subject}`);
  process.exit(1);
}
